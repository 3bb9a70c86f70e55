import { type Quantity, si } from '../quantities.ts';

/** IAPWS R12-08, Table 1: dilute-gas viscosity. */
const DILUTE = [1.67752, 2.20462, 0.6366564, -0.241605] as const;

/** IAPWS R12-08, Table 2: i, j, H. */
// biome-ignore format: one published row per line
const RESIDUAL: readonly number[] = [
  0, 0, 0.520094, 1, 0, 0.0850895, 2, 0, -1.08374, 3, 0, -0.289555,
  0, 1, 0.222531, 1, 1, 0.999115, 2, 1, 1.88797, 3, 1, 1.26613, 5, 1, 0.120573,
  0, 2, -0.281378, 1, 2, -0.906851, 2, 2, -0.772479, 3, 2, -0.489837, 4, 2, -0.25704,
  0, 3, 0.161913, 1, 3, 0.257399,
  0, 4, -0.0325372, 3, 4, 0.0698452,
  4, 5, 0.00872102,
  3, 6, -0.00435673, 5, 6, -0.000593264,
];

/**
 * Dynamic viscosity of water and steam for industrial use (R12-08 without the critical
 * enhancement, which only matters within a few kelvin of the critical point).
 */
export function viscosity(
  density: Quantity<'density'>,
  T: Quantity<'temperature'>,
): Quantity<'viscosity'> {
  const t = T / 647.096;
  const rho = density / 322;
  const dilute =
    (100 * Math.sqrt(t)) / DILUTE.reduce((sum, coefficient, i) => sum + coefficient / t ** i, 0);
  let exponent = 0;
  for (let row = 0; row < RESIDUAL.length; row += 3) {
    const i = RESIDUAL[row] ?? 0;
    const j = RESIDUAL[row + 1] ?? 0;
    exponent += (RESIDUAL[row + 2] ?? 0) * (1 / t - 1) ** i * (rho - 1) ** j;
  }
  return si('viscosity', dilute * Math.exp(rho * exponent) * 1e-6);
}
