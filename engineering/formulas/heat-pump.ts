import { firstRefusal, limit } from '../limits.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mentionEntered, mentionPlain, say } from '../sentence.ts';

export interface HeatPumpTemperatures {
  readonly sourceIn: Quantity<'temperature'>;
  readonly sourceOut: Quantity<'temperature'>;
  readonly sinkIn: Quantity<'temperature'>;
  readonly sinkOut: Quantity<'temperature'>;
}

interface HeatPumpLimits {
  readonly carnot: Quantity<'ratio'>;
  readonly lorenz: Quantity<'ratio'>;
  readonly lift: Quantity<'temperatureDifference'>;
}

/** Beyond these an industrial heat pump exists, but few are built: IIR 10.18462/iir.gl.2018.1380. */
export const LARGE_LIFT = of(80, 'ΔK');
export const HOT_SINK = of(165, '°C');
/** A stream that warms or cools by more than this rewards stages in series or a gliding fluid. */
export const LARGE_GLIDE = of(20, 'ΔK');
/** What built machines reach of Carnot between the two outlets; chart, table and tool use it. */
export const REAL_SHARE = { least: of(40, '%'), usual: of(50, '%'), most: of(60, '%') } as const;
/** Closer than this a plain exchanger does the work and the quotients explode. */
const LEAST_LIFT = of(5, 'ΔK');

/** Temperature at which a stream gives or takes its heat, averaged over entropy. */
export function entropicMean(
  a: Quantity<'temperature'>,
  b: Quantity<'temperature'>,
): Quantity<'temperature'> {
  // (a−b)/ln(a/b) is 0/0 for equal temperatures; log1p keeps it exact on the way there.
  const step = (a - b) / b;
  if (Math.abs(step) < 1e-12) return a;
  return si('temperature', (a - b) / Math.log1p(step));
}

/** Carnot between the outlets, Lorenz between the mean temperatures of both streams. */
export function heatPumpLimits(temperatures: HeatPumpTemperatures): Result<HeatPumpLimits> {
  const { sourceIn, sourceOut, sinkIn, sinkOut } = temperatures;
  const outside = firstRefusal(
    limit('La entrada de la fuente', sourceIn, '°C', -30, 200),
    limit('La salida de la fuente', sourceOut, '°C', -30, 200),
    limit('La entrada del proceso', sinkIn, '°C', 0, 250),
    limit('La salida del proceso', sinkOut, '°C', 0, 250),
  );
  if (outside) return outside;
  if (!(sourceOut <= sourceIn)) {
    return refuse(
      say`La fuente se enfría al ceder calor: su salida debe ser de hasta ${mentionEntered(sourceIn, '°C')}.`,
      'sourceOut',
    );
  }
  if (!(sinkOut >= sinkIn)) {
    return refuse(
      say`El proceso se calienta: su salida debe ser de al menos ${mentionEntered(sinkIn, '°C')}.`,
      'sinkOut',
    );
  }
  const sink = entropicMean(sinkOut, sinkIn);
  const source = entropicMean(sourceIn, sourceOut);
  if (!(sinkOut - sourceOut >= LEAST_LIFT && sink - source >= LEAST_LIFT)) {
    return refuse(
      say`El proceso debe estar al menos ${mentionPlain(LEAST_LIFT, 'ΔK')} más caliente que la fuente; con menos diferencia basta un intercambiador y el COP no tiene sentido.`,
      'sinkOut',
    );
  }
  return accept({
    carnot: si('ratio', sinkOut / (sinkOut - sourceOut)),
    lorenz: si('ratio', sink / (sink - source)),
    lift: si('temperatureDifference', sinkOut - sourceOut),
  });
}

/** COP to expect: a share of Carnot between the outlets, which a single stage has to bridge. */
export function realCop(
  carnot: Quantity<'ratio'>,
  share: Quantity<'ratio'>,
): Result<Quantity<'ratio'>> {
  const outside = limit(
    'El rendimiento frente a Carnot',
    share,
    '%',
    valueIn(REAL_SHARE.least, '%'),
    valueIn(REAL_SHARE.most, '%'),
    'es el intervalo de las máquinas industriales construidas',
  );
  if (outside) return outside;
  const cop = carnot * share;
  if (!(cop > 1)) {
    return refuse(
      'Con este salto térmico el COP esperado no supera 1: una resistencia eléctrica haría lo mismo. Use una fuente más caliente.',
      'sourceOut',
    );
  }
  return accept(si('ratio', cop));
}

/** COP at which the heat of the pump costs as much as that of the boiler. */
export function breakEvenCop(
  boilerEfficiency: Quantity<'ratio'>,
  tariff: Quantity<'pricePerEnergy'>,
  fuelPrice: Quantity<'pricePerEnergy'>,
): Result<Quantity<'ratio'>> {
  if (!(fuelPrice > 0)) {
    return refuse('El precio del combustible debe ser mayor que cero para comparar.');
  }
  return accept(si('ratio', (boilerEfficiency * tariff) / fuelPrice));
}
