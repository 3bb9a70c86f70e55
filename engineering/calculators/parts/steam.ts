import { input, output } from '../../define-calculator.ts';
import type { Quantity } from '../../quantities.ts';
import { type Refusal, refuse } from '../../result.ts';
import { mention, say } from '../../sentence.ts';

/** Gauge pressure of a steam line, with the label that the page needs. */
export function steamPressure(label: string, barg: number, help: string, min = 0, max = 25) {
  return input({
    label,
    help,
    unit: 'barg',
    units: ['barg', 'psig', 'kPag'],
    value: barg,
    min,
    max,
    step: 0.1,
  });
}

export function massFlow(label: string, kgPerHour: number, help: string, min = 1, max = 100_000) {
  return input({
    label,
    help,
    unit: 'kg/h',
    units: ['kg/h', 't/h', 'lb/h', 'kg/s'],
    value: kgPerHour,
    min,
    max,
    step: 10,
  });
}

export function temperature(
  label: string,
  celsius: number,
  help: string,
  min: number,
  max: number,
) {
  return input({
    label,
    help,
    unit: '°C',
    units: ['°C', '°F'],
    value: celsius,
    min,
    max,
    step: 1,
  });
}

export const DRYNESS_INPUT = input({
  label: 'Título del vapor',
  detail: true,
  help: 'Parte en masa que es vapor seco; usual: 95 a 99 %.',
  unit: '%',
  value: 98,
  min: 80,
  max: 100,
  step: 0.5,
});

/** What a steam table tells of a state, in the units that one meets on paper. */
export const SPECIFIC = {
  unit: 'kJ/kg',
  units: ['kJ/kg', 'Btu/lb', 'MJ/kg'],
  digits: 5,
} as const;
export const ENTROPY = {
  unit: 'kJ/(kg·K)',
  units: ['kJ/(kg·K)', 'J/(kg·K)', 'Btu/(lb·°F)'],
  digits: 5,
} as const;
export const VOLUME = { unit: 'm³/kg', units: ['m³/kg', 'ft³/lb'], digits: 5 } as const;

/** Of saturation or of a state, fine enough for a steam table. */
export function temperatureOutput(label: string) {
  return output({ label, unit: '°C', units: ['°C', '°F', 'K'], digits: 5, main: true });
}

/** Said in the gauge pressures that the visitor wrote, before the formulas see absolute ones. */
export function refuseWithoutDrop(
  upstream: Quantity<'gaugePressure'>,
  downstream: Quantity<'gaugePressure'>,
  fluid = 'vapor',
): Refusal | undefined {
  if (downstream < upstream) return undefined;
  return refuse(
    say`La presión de salida debe ser menor que la de entrada (${mention(upstream, 'barg', 3)}); sin caída de presión no pasa ${fluid}.`,
    'downstream',
  );
}
