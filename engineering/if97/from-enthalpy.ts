import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, mentionPlain, say } from '../sentence.ts';
import { type Properties, region1, region2 } from './regions.ts';
import { COLDEST } from './saturation.ts';
import { HOTTEST_STEAM, saturatedAtPressure, wetSteam } from './states.ts';

export interface WaterState {
  readonly phase: 'liquid' | 'wet' | 'superheated';
  readonly T: Quantity<'temperature'>;
  readonly v: Quantity<'specificVolume'>;
  readonly h: Quantity<'specificEnergy'>;
  readonly s: Quantity<'specificHeat'>;
  /** Mass fraction of steam: 0 for liquid, 1 for superheated. */
  readonly dryness: Quantity<'ratio'>;
  /** Degrees above saturation; zero for liquid and wet steam. */
  readonly superheat: Quantity<'temperatureDifference'>;
}

type Region = (p: Quantity<'pressure'>, T: Quantity<'temperature'>) => Properties;

/**
 * Newton on the forward equation (cp is exactly ∂h/∂T at constant p), kept inside a bracket that
 * shrinks with every step. The release's backward equations are only good to 25 mK; energy
 * balances here must close to 1e-9.
 */
function temperatureOf(
  region: Region,
  p: Quantity<'pressure'>,
  h: Quantity<'specificEnergy'>,
  coldest: Quantity<'temperature'>,
  hottest: Quantity<'temperature'>,
): Quantity<'temperature'> {
  let low: number = coldest;
  let high: number = hottest;
  let T = si('temperature', (low + high) / 2);
  for (let step = 0; step < 100; step += 1) {
    const { h: found, cp } = region(p, T);
    const miss = found - h;
    if (Math.abs(miss) <= 1e-11 * (1e5 + Math.abs(h))) return T;
    if (miss > 0) high = T;
    else low = T;
    const newton = T - miss / cp;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (next === T) return T;
    T = si('temperature', next);
  }
  return T;
}

/** State of water or steam from pressure and enthalpy: what leaves a valve, a trap, a mixer. */
export function stateAtEnthalpy(
  p: Quantity<'pressure'>,
  h: Quantity<'specificEnergy'>,
): Result<WaterState> {
  const line = saturatedAtPressure(p);
  if (!line.ok) return line;
  const { T: boiling, hf, hfg, hg } = line.value;
  if (h >= hf && h <= hg) {
    const dryness = si('ratio', (h - hf) / hfg);
    const wet = wetSteam(p, dryness);
    if (!wet.ok) return wet;
    return accept({
      phase: 'wet',
      T: boiling,
      v: wet.value.v,
      h,
      s: wet.value.s,
      dryness,
      superheat: si('temperatureDifference', 0),
    });
  }
  const liquid = h < hf;
  const region = liquid ? region1 : region2;
  const [coldest, hottest] = liquid ? [COLDEST, boiling] : [boiling, HOTTEST_STEAM];
  const lowest = region(p, coldest).h;
  const highest = region(p, hottest).h;
  if (!(h >= lowest && h <= highest)) {
    return refuse(
      say`A ${mention(p, 'bar')} la entalpía debe estar entre ${mention(region1(p, COLDEST).h, 'kJ/kg')} (${mentionPlain(COLDEST, '°C')}) y ${mention(region2(p, HOTTEST_STEAM).h, 'kJ/kg')} (${mentionPlain(HOTTEST_STEAM, '°C')}).`,
    );
  }
  const T = temperatureOf(region, p, h, coldest, hottest);
  const { v, s } = region(p, T);
  return accept({
    phase: liquid ? 'liquid' : 'superheated',
    T,
    v,
    h,
    s,
    dryness: si('ratio', liquid ? 0 : 1),
    superheat: si('temperatureDifference', liquid ? 0 : T - boiling),
  });
}
