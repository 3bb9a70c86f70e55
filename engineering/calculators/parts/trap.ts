import { BAR_PER_METRE } from '../../formulas/condensate-pump.ts';
import { CLADDING, insulatedLoss } from '../../formulas/heat-loss.ts';
import { type NominalDiameter, pipeOfSize } from '../../formulas/pipe-sizes.ts';
import { condensingRate, pipeMass, warmUpLoad } from '../../formulas/trap-load.ts';
import { saturationTemperature } from '../../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../../quantities.ts';
import { accept, type Result, refuse } from '../../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../../sentence.ts';
import { sizeOf } from './pipe-size.ts';
import { lineChart } from './sweep.ts';

/** Flanges and valves, over the bare length of a line. */
const FITTINGS = of(15, '%');
const ROCK_WOOL = { conductivity: of(0.045, 'W/m·K'), emissivity: CLADDING };
const LONG_RUN = of(50, 'm');

/** Safety factors over the running load (Spirax Sarco, Armstrong). */
export const FACTOR = { linea: 2, fija: 2, modulada: 3, trazado: 2 } as const;
/** A control valve takes pressure away, so Armstrong asks for its factor at half of the difference. */
export const SHARE_OF_DIFFERENCE = { linea: 1, fija: 1, modulada: 0.5, trazado: 1 } as const;

interface Asked {
  readonly pressure: Quantity<'gaugePressure'>;
  readonly length: Quantity<'length'>;
  readonly thickness: Quantity<'length'>;
  readonly air: Quantity<'temperature'>;
  readonly product: Quantity<'temperature'>;
  readonly heat: Quantity<'power'>;
  readonly time: Quantity<'time'>;
}

/** What a coil condenses, or the steam that makes up for what a line or a traced pipe loses. */
export function runningLoad(
  asked: Asked,
  use: keyof typeof FACTOR,
  dn: NominalDiameter,
  site: Quantity<'pressure'>,
): Result<Quantity<'massFlow'>> {
  const pressure = absolute(asked.pressure, site);
  if (use === 'fija' || use === 'modulada') return condensingRate(asked.heat, pressure);
  const steam = saturationTemperature(pressure);
  if (!steam.ok) return steam;
  const hot = use === 'trazado' ? asked.product : steam.value;
  if (hot > steam.value) {
    return refuse(
      say`El producto no puede mantenerse más caliente que el vapor (${mention(steam.value, '°C', 3)}).`,
      'product',
    );
  }
  if (hot <= asked.air + 1) {
    return refuse(
      'El producto debe estar más caliente que el aire; sin pérdida no hace falta trazado.',
      'product',
    );
  }
  const insulation = { ...ROCK_WOOL, thickness: asked.thickness };
  const loss = insulatedLoss(pipeOfSize(dn).outside, hot, insulation, {
    air: asked.air,
    pressure: site,
  });
  if (!loss.ok) return loss;
  return condensingRate(si('power', loss.value.loss * asked.length * (1 + FITTINGS)), pressure);
}

/** A running load with its safety factor. */
export function withFactor(use: keyof typeof FACTOR, running: Quantity<'massFlow'>) {
  return si('massFlow', FACTOR[use] * running);
}

/** What a cold line condenses while it warms up. */
export function startingLoad(
  { pressure, length, air, time }: Asked,
  dn: NominalDiameter,
  site: Quantity<'pressure'>,
): Result<Quantity<'massFlow'>> {
  const mass = pipeMass(dn, length, FITTINGS);
  return warmUpLoad({ mass, pressure: absolute(pressure, site), cold: air, time });
}

/** What the water in the leg weighs: all that drives a start. */
export function startColumn({ leg }: { readonly leg: Quantity<'length'> }) {
  return of(leg * BAR_PER_METRE, 'Δbar');
}

interface Drawn extends Asked {
  readonly downstream: Quantity<'gaugePressure'>;
  readonly leg: Quantity<'length'>;
}

interface Chosen {
  readonly use: keyof typeof FACTOR;
  readonly size: `dn-${NominalDiameter}`;
  readonly start: 'automatico' | 'operador';
}

/** The load that sizes the trap and, of a line that starts by itself, the other one. */
export function loadChart(inputs: Drawn, { use, size, start }: Chosen, site: Quantity<'pressure'>) {
  const dn = sizeOf(size);
  const at = (pressure: Quantity<'gaugePressure'>) => ({ ...inputs, pressure });
  const service = {
    label: 'En marcha, con factor',
    formula: (pressure: Quantity<'gaugePressure'>) => {
      const running = runningLoad(at(pressure), use, dn, site);
      return running.ok ? accept(withFactor(use, running.value)) : running;
    },
  };
  const starting = {
    label: 'En el arranque',
    formula: (pressure: Quantity<'gaugePressure'>) => startingLoad(at(pressure), dn, site),
  };
  const startsAlone =
    use === 'linea' && start === 'automatico' && startColumn(inputs) > inputs.downstream;
  const [cold, hot] = [starting.formula(inputs.pressure), service.formula(inputs.pressure)];
  const startGoverns = startsAlone && cold.ok && hot.ok && cold.value > hot.value;
  const [governs, other] = startGoverns ? [starting, service] : [service, starting];
  return lineChart({
    title: 'Carga de la trampa según la presión',
    x: { label: 'Presión del vapor', unit: 'barg' },
    y: { label: 'Condensado', unit: 'kg/h' },
    series: governs.label,
    other: startsAlone ? other : undefined,
    point: 'Su trampa',
    from: of(0.3, 'barg'),
    to: si('gaugePressure', Math.max(of(12, 'barg'), inputs.pressure)),
    at: inputs.pressure,
    formula: governs.formula,
  });
}

export const TRAP = {
  linea: 'Termodinámica o de balde invertido',
  fija: 'De flotador y termostato o de balde invertido',
  modulada: 'De flotador y termostato',
  trazado: 'Termostática o termodinámica',
} as const;

/** A disc needs some 0,25 bar to work (Spirax Sarco). */
const LEAST_FOR_A_DISC = of(0.25, 'Δbar');

/** Which of them: a line whose trap works at next to no pressure takes what a coil with a control valve takes. */
export function trapKind(
  use: keyof typeof TRAP,
  isAutomatic: boolean,
  difference: Quantity<'pressureDifference'>,
): keyof typeof TRAP {
  return use === 'linea' && (isAutomatic || difference < LEAST_FOR_A_DISC) ? 'modulada' : use;
}

export function hasFloat(kind: keyof typeof TRAP): boolean {
  return kind === 'fija' || kind === 'modulada';
}

interface AtStart {
  /** What the water in the leg weighs. */
  readonly column: Quantity<'pressureDifference'>;
  readonly startDifference: Quantity<'pressureDifference'>;
  readonly downstream: Quantity<'gaugePressure'>;
}

export function startWarning(
  starting: Quantity<'massFlow'>,
  { column, startDifference, downstream }: AtStart,
): Sentence {
  const end = 'Abra el vapor despacio; el agua sin drenar golpea.';
  return startDifference > 0
    ? say`En el arranque pasan ${mention(starting, 'kg/h', 3)} con solo ${mention(startDifference, 'Δbar', 2)}${startDifference < LEAST_FOR_A_DISC ? say` (una termodinámica pide unos ${mentionPlain(LEAST_FOR_A_DISC, 'Δbar')})` : ''}: confirme ese punto y el de marcha en la curva de la trampa. ${end}`
    : say`En el arranque la trampa no descarga: la columna de la pierna (${mention(column, 'Δbar', 2)}) no vence la presión después de la trampa (${mention(downstream, 'barg', 2)}). Descargue sin contrapresión o arranque con operador y drenajes abiertos. ${end}`;
}

/** Beyond it one trap no longer does: some DN 50 of passage. */
const WIDEST_SEAT = of(50, 'mm');

export function trapWarnings(
  use: keyof typeof TRAP,
  length: Quantity<'length'>,
  seat: Quantity<'length'>,
): readonly (Sentence | string)[] {
  const told: (Sentence | string)[] = [];
  if (use === 'modulada') {
    told.push(
      'Con válvula de control la presión baja con la carga y el equipo puede anegarse: revíselo en la herramienta «Anegamiento (stall) de un serpentín o intercambiador».',
    );
  }
  if (use === 'linea' && length > LONG_RUN) {
    told.push(
      say`Más de ${mentionPlain(LONG_RUN, 'm')} entre trampas deja agua en la línea: drene también antes de subidas, válvulas y finales.`,
    );
  }
  if (seat > WIDEST_SEAT) {
    told.push(
      say`Pide un asiento de ${mention(seat, 'mm', 2)}, mucho para una sola trampa: reparta el condensado en varias.`,
    );
  }
  return told;
}
