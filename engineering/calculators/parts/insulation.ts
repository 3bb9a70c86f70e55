import type { Curve, InputValues } from '../../calculator.ts';
import { input, output } from '../../define-calculator.ts';
import { formatQuantity } from '../../format.ts';
import type { Insulation, Surroundings } from '../../formulas/heat-loss.ts';
import { saturationTemperature } from '../../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../../quantities.ts';
import { accept, type Result, refuse } from '../../result.ts';
import { mentionPlain, type Sentence, say } from '../../sentence.ts';
import type { Unit } from '../../units.ts';
import { FUEL_INPUTS, type FuelId, HOURS_INPUT, readFuel } from './fuel.ts';
import { SAVING_OUTPUTS, yearOfHeat } from './saving.ts';
import { ALTITUDE_INPUT, type Site, sitePressure } from './site.ts';
import { steamPressure, temperature } from './steam.ts';
import { lineChart } from './sweep.ts';

/** What a hot surface is asked about, besides what it is. */
export const SURFACE_INPUTS = {
  pressure: steamPressure('Presión del vapor', 7, 'Fija la temperatura de la superficie.', 0),
  thickness: input({
    label: 'Espesor del aislamiento',
    help: '25 a 75 mm en líneas de vapor de planta.',
    unit: 'mm',
    units: ['mm', 'in'],
    value: 50,
    min: 10,
    max: 200,
    step: 5,
  }),
  conductivity: input({
    label: 'Conductividad del aislamiento',
    detail: true,
    help: 'Lana mineral 0,045; silicato de calcio 0,06; aerogel 0,02 W/(m·K), a temperatura media.',
    unit: 'W/m·K',
    value: 0.045,
    min: 0.015,
    max: 0.15,
    step: 0.001,
  }),
  air: temperature('Temperatura del aire', 28, 'En reposo.', 5, 45),
  hours: { ...HOURS_INPUT, value: 8000, help: 'Horas al año con la línea caliente.' },
  altitude: ALTITUDE_INPUT,
  ...FUEL_INPUTS,
} as const;

const SAVED_OUTPUTS = {
  saved: output({
    label: 'Calor ahorrado',
    unit: 'kW',
    units: ['kW', 'Btu/h', 'kcal/h'],
    digits: 3,
    main: true,
  }),
  ...SAVING_OUTPUTS,
} as const;

/** What is saved, then what a calculator shows of its own, then how hot the insulation is outside. */
export function savedOutputs<const Shown extends object>(shown: Shown, surface: string) {
  return {
    ...SAVED_OUTPUTS,
    ...shown,
    surface: output({ label: surface, unit: '°C', units: ['°C', '°F'], digits: 3 }),
  };
}

type SurfaceValues = InputValues<typeof SURFACE_INPUTS>;

/** How hot the surface is, and what is around it. */
function hotSurface(
  { pressure, altitude, air }: SurfaceValues,
  site: Site,
): Result<{ readonly hot: Quantity<'temperature'>; readonly around: Surroundings }> {
  const atmosphere = sitePressure(site, altitude);
  if (!atmosphere.ok) return atmosphere;
  const hot = saturationTemperature(absolute(pressure, atmosphere.value));
  if (!hot.ok) return hot;
  return accept({ hot: hot.value, around: { air, pressure: atmosphere.value } });
}

interface Covered<Shown> {
  readonly saved: Quantity<'power'>;
  /** Of the insulation. */
  readonly surface: Quantity<'temperature'>;
  readonly shown: Shown;
}

/** What insulation keeps in, in a year; `cover` says what one surface loses without and with it. */
export function keptIn<Shown extends object>(
  inputs: SurfaceValues,
  { site, fuel }: { readonly site: Site; readonly fuel: FuelId },
  cover: (hot: Quantity<'temperature'>, around: Surroundings) => Result<Covered<Shown>>,
) {
  const line = hotSurface(inputs, site);
  if (!line.ok) return line;
  const covered = cover(line.value.hot, line.value.around);
  if (!covered.ok) return covered;
  const { saved, surface, shown } = covered.value;
  if (!(saved > 0)) {
    return refuse(
      'Con ese aislamiento no se ahorra calor; use un espesor mayor o una conductividad menor.',
      'thickness',
    );
  }
  const year = yearOfHeat(saved, inputs.efficiency, readFuel(inputs, fuel), inputs.hours);
  if (!year.ok) return year;
  return accept({
    outputs: { saved, ...year.value, ...shown, surface },
    warnings: burnWarnings(surface),
  });
}

const BURNS = of(60, '°C');

function burnWarnings(surface: Quantity<'temperature'>): readonly Sentence[] {
  if (!(surface > BURNS)) return [];
  return [
    say`La superficie pasa de ${mentionPlain(BURNS, '°C')} y quema al tocarla: aumente el espesor.`,
  ];
}

type LossAt<Y extends Unit> = ReturnType<Parameters<typeof lineChart<'mm', Y>>[0]['formula']>;

interface ThicknessLine<Y extends Unit> {
  readonly title: string;
  readonly unit: Y;
  readonly series: string;
  readonly point: string;
  readonly emissivity: Quantity<'ratio'>;
  readonly axis?: string;
  /** In mm, as far as it is usual. */
  readonly upTo?: number;
  /** What it loses without any: so much that on its axis the rest could not be read. */
  readonly bare: {
    readonly label: string;
    readonly loss: (hot: Quantity<'temperature'>, around: Surroundings) => LossAt<Y>;
  };
  readonly loss: (
    cover: Insulation,
    hot: Quantity<'temperature'>,
    around: Surroundings,
  ) => LossAt<Y>;
}

export function thicknessChart<Y extends Unit>(
  inputs: SurfaceValues,
  site: Site,
  line: ThicknessLine<Y>,
): Result<Curve> {
  const surface = hotSurface(inputs, site);
  if (!surface.ok) return surface;
  const { hot, around } = surface.value;
  const { conductivity } = inputs;
  const { emissivity, bare } = line;
  const naked = bare.loss(hot, around);
  if (!naked.ok) return naked;
  const lossAt = (thickness: Quantity<'length'>) =>
    line.loss({ thickness, conductivity, emissivity }, hot, around);
  const [from, most] = [SURFACE_INPUTS.thickness.min, line.upTo ?? SURFACE_INPUTS.thickness.max];
  const to = Math.max(of(most, 'mm'), inputs.thickness);
  const thinnest = lossAt(of(from, 'mm'));
  if (!thinnest.ok) return thinnest;
  return lineChart<'mm', Y>({
    ...line,
    zones: [
      {
        label: `${bare.label}: ${formatQuantity(naked.value, line.unit, 3)}, fuera de escala`,
        at: [si('length', to), thinnest.value],
      },
    ],
    x: { label: 'Espesor', unit: 'mm' },
    y: { label: line.axis ?? 'Pérdida', unit: line.unit },
    from: of(from, 'mm'),
    to: si('length', to),
    at: inputs.thickness,
    formula: lossAt,
  });
}
