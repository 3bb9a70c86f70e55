import { pressureOfSaturation } from '../if97/saturation.ts';
import { liquidAt } from '../if97/states.ts';
import { viscosity } from '../if97/viscosity.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result } from '../result.ts';
import { frictionFactor, ROUGHNESS } from './steam-pipe.ts';

const GRAVITY = 9.80665;

interface Suction {
  /** Absolute pressure on the water in the tank. */
  readonly tank: Quantity<'pressure'>;
  readonly water: Quantity<'temperature'>;
  /** Level of the water over the centre of the pump; negative below it. */
  readonly level: Quantity<'length'>;
  readonly loss: Quantity<'length'>;
}

/** Head that keeps the water from boiling at the impeller: (p − ps)/(ρ·g) + z − h. */
export function npshAvailable({ tank, water, level, loss }: Suction): Result<Quantity<'length'>> {
  const outside =
    limit('El nivel sobre la bomba', level, 'm', -10, 50) ??
    limit('La pérdida en la succión', loss, 'm', 0, 100);
  if (outside) return outside;
  const liquid = liquidAt(tank, water);
  if (!liquid.ok) return liquid;
  const pressureHead = ((tank - pressureOfSaturation(water)) * liquid.value.v) / GRAVITY;
  return accept(si('length', pressureHead + level - loss));
}

/** Column of the water that a pressure holds. */
export function headOf(
  pressure: Quantity<'pressure'>,
  volume: Quantity<'specificVolume'>,
): Quantity<'length'> {
  return si('length', (pressure * volume) / GRAVITY);
}

interface SuctionLine {
  readonly flow: Quantity<'massFlow'>;
  readonly tank: Quantity<'pressure'>;
  readonly water: Quantity<'temperature'>;
  readonly inside: Quantity<'length'>;
  readonly length: Quantity<'length'>;
  /** Sum of the loss coefficients of entry, strainer, valves and bends. */
  readonly fittings: Quantity<'ratio'>;
}

/** Darcy–Weisbach of the suction line with its fittings. */
export function suctionLoss(
  line: SuctionLine,
): Result<{ readonly loss: Quantity<'length'>; readonly velocity: Quantity<'velocity'> }> {
  const { flow, inside, length, fittings } = line;
  const outside =
    limit('El caudal de la bomba', flow, 'kg/h', 0, 1e6) ??
    limit('El diámetro interior', inside, 'mm', 5, 1000) ??
    limit('La longitud de la succión', length, 'm', 0, 500) ??
    limit('La suma de coeficientes', fittings, '1', 0, 200);
  if (outside) return outside;
  const liquid = liquidAt(line.tank, line.water);
  if (!liquid.ok) return liquid;
  const { v } = liquid.value;
  const velocity = (4 * flow * v) / (Math.PI * inside ** 2);
  const reynolds = (velocity * inside) / (v * viscosity(si('density', 1 / v), line.water));
  const friction = frictionFactor(reynolds, ROUGHNESS / inside);
  const loss = ((friction * length) / inside + fittings) * (velocity ** 2 / (2 * GRAVITY));
  return accept({ loss: si('length', loss), velocity: si('velocity', velocity) });
}

/** Margin over the pump's own NPSH: 0,6 m or 30 %, whichever is more. */
export function neededNpsh(required: Quantity<'length'>): Quantity<'length'> {
  return si('length', Math.max(required + of(0.6, 'm'), 1.3 * required));
}
