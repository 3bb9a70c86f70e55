import { viscosity } from '../if97/viscosity.ts';
import { limit } from '../limits.ts';
import { of, type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';

/** New commercial steel. */
export const ROUGHNESS = of(0.045, 'mm');
/** Isentropic exponent of steam for the speed of sound, √(γ·p·v). */
const GAMMA = 1.3;
/** Beyond these the product of pressure and volume no longer holds along the line. */
export const LARGEST_MACH = 0.3;
export const LARGEST_DROP = 0.3;
/** A line that loses more than this is tight, though the method still holds. */
export const WORRYING_DROP = of(10, '%');

interface SteamLine {
  readonly flow: Quantity<'massFlow'>;
  readonly pressure: Quantity<'pressure'>;
  readonly temperature: Quantity<'temperature'>;
  readonly specificVolume: Quantity<'specificVolume'>;
  readonly diameter: Quantity<'length'>;
}

interface LineDrop {
  readonly velocity: Quantity<'velocity'>;
  /** At the far end, where the steam has expanded. */
  readonly exitVelocity: Quantity<'velocity'>;
  readonly reynolds: number;
  readonly friction: number;
  readonly gradient: Quantity<'pressureGradient'>;
  readonly drop: Quantity<'pressureDifference'>;
  readonly mach: number;
}

export function steamVelocity(
  flow: Quantity<'massFlow'>,
  specificVolume: Quantity<'specificVolume'>,
  diameter: Quantity<'length'>,
): Quantity<'velocity'> {
  return si('velocity', (4 * flow * specificVolume) / (Math.PI * diameter ** 2));
}

/** Inside diameter at which the steam runs at a chosen velocity. */
export function diameterForVelocity(
  flow: Quantity<'massFlow'>,
  specificVolume: Quantity<'specificVolume'>,
  velocity: Quantity<'velocity'>,
): Result<Quantity<'length'>> {
  const outside = limit('La velocidad', velocity, 'm/s', 5, 80);
  if (outside) return outside;
  return accept(si('length', Math.sqrt((4 * flow * specificVolume) / (Math.PI * velocity))));
}

/** Darcy friction factor: 64/Re when laminar, Colebrook–White from Haaland's first guess. */
export function frictionFactor(reynolds: number, relativeRoughness: number): number {
  if (reynolds < 2300) return 64 / Math.max(reynolds, 1);
  let root = -1.8 * Math.log10((relativeRoughness / 3.7) ** 1.11 + 6.9 / reynolds);
  for (let step = 0; step < 20; step += 1) {
    const next = -2 * Math.log10(relativeRoughness / 3.7 + (2.51 * root) / reynolds);
    if (Math.abs(next - root) < 1e-12) break;
    root = next;
  }
  return 1 / root ** 2;
}

/**
 * Pressure at the end of the line with friction and acceleration, from p·v = p₁·v₁ (steam at
 * constant enthalpy keeps it within 1 %): p₁² − p₂² = p₁·v₁·G²·(f·L/D + 2·ln(p₁/p₂)).
 */
function endPressure(
  inlet: Quantity<'pressure'>,
  product: number,
  flux: number,
  resistance: number,
): number {
  let end: number = inlet;
  for (let step = 0; step < 200; step += 1) {
    const square = inlet ** 2 - product * flux ** 2 * (resistance + 2 * Math.log(inlet / end));
    if (!(square > 0)) return 0;
    const next = Math.sqrt(square);
    if (Math.abs(next - end) < 1e-12 * inlet) return next;
    end = next;
  }
  return end;
}

/** Darcy–Weisbach carried along the line, with the steam expanding as its pressure falls. */
export function lineDrop(line: SteamLine, length: Quantity<'length'>): Result<LineDrop> {
  const { flow, pressure, temperature, specificVolume, diameter } = line;
  const outside =
    limit('El diámetro interior', diameter, 'mm', 5, 1000) ??
    limit('La longitud equivalente', length, 'm', 0, 10_000) ??
    limit('El caudal de vapor', flow, 'kg/h', 0, 1e6);
  if (outside) return outside;
  const velocity = steamVelocity(flow, specificVolume, diameter);
  const sound = Math.sqrt(GAMMA * pressure * specificVolume);
  if (!(velocity <= LARGEST_MACH * sound)) return refuseSpeed(velocity);
  const density = si('density', 1 / specificVolume);
  const reynolds = (velocity * diameter) / (specificVolume * viscosity(density, temperature));
  const friction = frictionFactor(reynolds, ROUGHNESS / diameter);
  const end = endPressure(
    pressure,
    pressure * specificVolume,
    velocity / specificVolume,
    (friction * length) / diameter,
  );
  const drop = si('pressureDifference', pressure - end);
  if (!(drop <= LARGEST_DROP * pressure)) {
    return refuse(
      'La línea perdería más del 30 % de la presión de entrada y este método ya no vale; elija un diámetro mayor o una línea más corta.',
    );
  }
  const exitVelocity = si('velocity', (velocity * pressure) / end);
  if (!(exitVelocity <= LARGEST_MACH * sound)) return refuseSpeed(exitVelocity);
  const inletGradient = (friction * velocity ** 2) / (2 * specificVolume * diameter);
  return accept({
    velocity,
    exitVelocity,
    reynolds,
    friction,
    gradient: si('pressureGradient', length > 0 ? drop / length : inletGradient),
    drop,
    mach: exitVelocity / sound,
  });
}

function refuseSpeed(velocity: Quantity<'velocity'>) {
  return refuse(
    say`El vapor iría a ${mention(velocity, 'm/s', 3)} (más de 0,3 veces la velocidad del sonido) y este método ya no vale; elija un diámetro mayor.`,
  );
}
