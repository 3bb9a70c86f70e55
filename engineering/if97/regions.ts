import { type Quantity, si } from '../quantities.ts';
import {
  BOUNDARY_23,
  GAS_CONSTANT,
  REGION_1,
  REGION_2_IDEAL,
  REGION_2_RESIDUAL,
} from './coefficients.ts';

export interface Properties {
  readonly v: Quantity<'specificVolume'>;
  readonly u: Quantity<'specificEnergy'>;
  readonly h: Quantity<'specificEnergy'>;
  readonly s: Quantity<'specificHeat'>;
  readonly cp: Quantity<'specificHeat'>;
}

/** Dimensionless Gibbs energy and the derivatives that the properties below need. */
interface Gibbs {
  readonly g: number;
  readonly gPi: number;
  readonly gTau: number;
  readonly gTauTau: number;
}

function sumTerms(rows: readonly number[], a: number, b: number): Gibbs {
  let g = 0;
  let ga = 0;
  let gb = 0;
  let gbb = 0;
  for (let row = 0; row < rows.length; row += 3) {
    const i = rows[row] ?? 0;
    const j = rows[row + 1] ?? 0;
    const term = (rows[row + 2] ?? 0) * a ** i * b ** j;
    g += term;
    ga += i * term;
    gb += j * term;
    gbb += j * (j - 1) * term;
  }
  return { g, gPi: ga / a, gTau: gb / b, gTauTau: gbb / (b * b) };
}

function properties(
  p: Quantity<'pressure'>,
  T: Quantity<'temperature'>,
  pi: number,
  tau: number,
  { g, gPi, gTau, gTauTau }: Gibbs,
): Properties {
  const rt = GAS_CONSTANT * T;
  return {
    v: si('specificVolume', (rt * pi * gPi) / p),
    u: si('specificEnergy', rt * (tau * gTau - pi * gPi)),
    h: si('specificEnergy', rt * tau * gTau),
    s: si('specificHeat', GAS_CONSTANT * (tau * gTau - g)),
    cp: si('specificHeat', -GAS_CONSTANT * tau * tau * gTauTau),
  };
}

/** Liquid: 273,15–623,15 K, from saturation to 100 MPa. The caller keeps to these limits. */
export function region1(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Properties {
  const pi = p / 16.53e6;
  const tau = 1386 / T;
  const sum = sumTerms(REGION_1, 7.1 - pi, tau - 1.222);
  return properties(p, T, pi, tau, { ...sum, gPi: -sum.gPi });
}

/** Steam: from saturation to 1 073,15 K, below the boundary with region 3. */
export function region2(p: Quantity<'pressure'>, T: Quantity<'temperature'>): Properties {
  const pi = p / 1e6;
  const tau = 540 / T;
  const residual = sumTerms(REGION_2_RESIDUAL, pi, tau - 0.5);
  let g = Math.log(pi);
  let gTau = 0;
  let gTauTau = 0;
  for (let row = 0; row < REGION_2_IDEAL.length; row += 2) {
    const j = REGION_2_IDEAL[row] ?? 0;
    const term = (REGION_2_IDEAL[row + 1] ?? 0) * tau ** j;
    g += term;
    gTau += (j * term) / tau;
    gTauTau += (j * (j - 1) * term) / (tau * tau);
  }
  return properties(p, T, pi, tau, {
    g: g + residual.g,
    gPi: 1 / pi + residual.gPi,
    gTau: gTau + residual.gTau,
    gTauTau: gTauTau + residual.gTauTau,
  });
}

/** Highest pressure of region 2 above 623,15 K; beyond it lies region 3, which is not covered. */
export function boundary23(T: Quantity<'temperature'>): Quantity<'pressure'> {
  const [n1, n2, n3] = BOUNDARY_23;
  return si('pressure', (n1 + n2 * T + n3 * T * T) * 1e6);
}
