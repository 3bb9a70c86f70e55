import { pressureAtAltitude, SEA_LEVEL_PRESSURE } from '../../atmosphere.ts';
import type { Choice } from '../../calculator.ts';
import { input } from '../../define-calculator.ts';
import { of, type Quantity } from '../../quantities.ts';
import { accept, type Result } from '../../result.ts';

export type Site = 'mar' | 'san-jose' | 'propia';

const SAN_JOSE = of(1150, 'm');

export const SITE_CHOICE: Choice<Site> = {
  label: 'Altitud del sitio',
  help: 'Fija la presión atmosférica.',
  initial: 'san-jose',
  options: [
    { id: 'san-jose', label: 'San José (1 150 m)' },
    { id: 'mar', label: 'Nivel del mar' },
    { id: 'propia', label: 'Otra altitud' },
  ],
};

/** A steam table starts where printed ones, and the figures told on the pages, are: at sea level. */
export const TABLE_SITE_CHOICE: Choice<Site> = {
  ...SITE_CHOICE,
  help: 'Como en las tablas impresas. Elija la suya: en San José, 7 barg son 169,8 °C.',
  initial: 'mar',
};

export const ALTITUDE_INPUT = input({
  label: 'Altitud propia',
  help: 'Sobre el nivel del mar.',
  unit: 'm',
  units: ['m', 'ft'],
  value: 600,
  min: 0,
  max: 3500,
  step: 50,
  shownWhen: { choice: 'site', is: ['propia'] },
});

export function sitePressure(
  site: Site,
  altitude: Quantity<'length'>,
): Result<Quantity<'pressure'>> {
  if (site === 'mar') return accept(SEA_LEVEL_PRESSURE);
  return pressureAtAltitude(site === 'san-jose' ? SAN_JOSE : altitude);
}
