import { limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';

/** ISO 5167-2: pipes from 50 mm, 0,10 ≤ β ≤ 0,75, bore from 12,5 mm. */
const SMALLEST_BETA = 0.1;
const LARGEST_BETA = 0.75;

/** Reader-Harris/Gallagher (ISO 5167-2:2003) for D and D/2 tappings. */
export function dischargeCoefficient(
  beta: number,
  reynolds: number,
  inside: Quantity<'length'>,
): number {
  const [l1, l2] = [1, 0.47];
  const b4 = beta ** 4;
  const a = ((19000 * beta) / reynolds) ** 0.8;
  const m2 = (2 * l2) / (1 - beta);
  const e = Math.exp;
  const upstream = (0.043 + 0.08 * e(-10 * l1) - 0.123 * e(-7 * l1)) * (1 - 0.11 * a);
  const downstream = 0.031 * (m2 - 0.8 * m2 ** 1.1) * beta ** 1.3;
  const small = inside < 0.07112 ? 0.011 * (0.75 - beta) * (2.8 - inside / 0.0254) : 0;
  return (
    0.5961 +
    0.0261 * beta ** 2 -
    0.216 * beta ** 8 +
    0.000521 * ((1e6 * beta) / reynolds) ** 0.7 +
    (0.0188 + 0.0063 * a) * beta ** 3.5 * (1e6 / reynolds) ** 0.3 +
    (upstream * b4) / (1 - b4) -
    downstream +
    small
  );
}

/** Expansibility of a gas through the plate, ISO 5167-2 (5.3.2.2). */
export function expansibility(beta: number, pressureRatio: number, kappa: number): number {
  const b4 = beta ** 4;
  return 1 - (0.351 + 0.256 * b4 + 0.93 * b4 ** 2) * (1 - pressureRatio ** (1 / kappa));
}

interface Plate {
  readonly flow: Quantity<'massFlow'>;
  readonly inside: Quantity<'length'>;
  readonly pressure: Quantity<'pressure'>;
  readonly density: Quantity<'density'>;
  readonly viscosity: Quantity<'viscosity'>;
  readonly difference: Quantity<'pressureDifference'>;
}

interface SizedPlate {
  readonly beta: Quantity<'ratio'>;
  readonly bore: Quantity<'length'>;
  readonly coefficient: number;
  /** Pressure that does not come back behind the plate. */
  readonly permanent: Quantity<'pressureDifference'>;
}

const KAPPA = 1.3;

/** Flow that a plate passes at a difference: what the bore is solved for. */
export function plateFlow(beta: number, plate: Plate): number {
  const { flow, inside, pressure, density, viscosity, difference } = plate;
  const reynolds = (4 * flow) / (Math.PI * inside * viscosity);
  const c = dischargeCoefficient(beta, reynolds, inside);
  const eps = expansibility(beta, (pressure - difference) / pressure, KAPPA);
  const area = (Math.PI * (beta * inside) ** 2) / 4;
  return ((c * eps) / Math.sqrt(1 - beta ** 4)) * area * Math.sqrt(2 * density * difference);
}

/** Bore that shows a chosen difference at the largest flow. */
export function sizePlate(plate: Plate): Result<SizedPlate> {
  const outside =
    limit(
      'El diámetro interior',
      plate.inside,
      'mm',
      50,
      1000,
      'ISO 5167 no cubre tuberías menores; use otro medidor',
    ) ?? limit('La presión diferencial', plate.difference, 'Δbar', 0.01, 5);
  if (outside) return outside;
  const reynolds = (4 * plate.flow) / (Math.PI * plate.inside * plate.viscosity);
  if (!(plate.difference < 0.25 * plate.pressure)) {
    return refuse(
      'La presión diferencial no debe pasar de un cuarto de la presión absoluta de la línea (ISO 5167); use una menor.',
      'difference',
    );
  }
  let low = SMALLEST_BETA;
  let high = LARGEST_BETA;
  if (!(plateFlow(low, plate) <= plate.flow && plateFlow(high, plate) >= plate.flow)) {
    return refuse(
      'Con esa presión diferencial el orificio queda fuera de ISO 5167 (β de 0,10 a 0,75); cambie el diámetro de la tubería o la presión diferencial.',
      'difference',
    );
  }
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (plateFlow(middle, plate) < plate.flow) low = middle;
    else high = middle;
  }
  const beta = (low + high) / 2;
  if (!(reynolds >= Math.max(5000, 16_000 * beta ** 2))) {
    return refuse(
      'El vapor va demasiado lento para ISO 5167 (Reynolds bajo); use una línea menor.',
      'largest',
    );
  }
  const coefficient = dischargeCoefficient(beta, reynolds, plate.inside);
  const root = Math.sqrt(1 - beta ** 4 * (1 - coefficient ** 2));
  const kept = coefficient * beta ** 2;
  const permanent = ((root - kept) / (root + kept)) * plate.difference;
  return accept({
    beta: si('ratio', beta),
    bore: si('length', beta * plate.inside),
    coefficient,
    permanent: si('pressureDifference', permanent),
  });
}
