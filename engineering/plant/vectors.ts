import { saturationTemperature } from '../if97/saturation.ts';
import { of } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Header, Plant } from './plant.ts';

/**
 * Ten plants as the steam modeler of the US Department of Energy solves them (MEASUR, ORNL,
 * revision 9c294ae, run in November 2026): one of each kind of option. Its own iteration stops at about 0,05 %.
 */
interface Case {
  readonly input: {
    readonly efficiency: number;
    readonly blowdown: number;
    readonly flashBlowdown: boolean;
    readonly preheatMakeup: boolean;
    readonly approach_K: number;
    readonly steam_K: number;
    readonly vent: number;
    readonly deaerator_MPa: number;
    readonly return_K: number;
    readonly makeup_K: number;
    readonly high: CaseHeader;
    readonly low: (CaseHeader & { readonly flashCondensate: boolean }) | null;
  };
  readonly output: {
    readonly steam_kgh: number;
    readonly feedwater_kgh: number;
    readonly blowdown_kgh: number;
    readonly makeup_kgh: number;
    readonly deaeratorSteam_kgh: number;
    readonly vent_kgh: number;
    readonly fuel_kJh: number;
    readonly useful_kJh: number;
    readonly highUse_kJh: number;
    readonly lowUse_kJh?: number;
    readonly low_K?: number;
  };
}

interface CaseHeader {
  readonly MPa: number;
  readonly use_kgh: number;
  readonly return: number;
  readonly loss: number;
}

// biome-ignore format: one published plant after another
export const MEASUR_CASES: readonly Case[] = [
  {
    input: {efficiency: 0.766, blowdown: 0.022, flashBlowdown: false, preheatMakeup: false, approach_K: 10, steam_K: 493.55, vent: 0.0065, deaerator_MPa: 0.192, high: {MPa: 1.266, use_kgh: 11375, return: 0.09, loss: 0.0009}, return_K: 348.1, low: {MPa: 0.321, use_kgh: 1091, return: 0.83, loss: 0.0032, flashCondensate: false}, makeup_K: 299.7},
    output: {steam_kgh: 14515.1, feedwater_kgh: 14841.62, blowdown_kgh: 326.5156, makeup_kgh: 10959.71, deaeratorSteam_kgh: 2049.104, vent_kgh: 96.47052, fuel_kJh: 44931040, useful_kJh: 34417180, highUse_kJh: 23335292, lowUse_kJh: 2487746, low_K: 466.7261},
  },
  {
    input: {efficiency: 0.798, blowdown: 0.036, flashBlowdown: false, preheatMakeup: false, approach_K: 10, steam_K: 456.44, vent: 0.0057, deaerator_MPa: 0.163, high: {MPa: 1.076, use_kgh: 1115, return: 0.83, loss: 0.006}, return_K: 356.6, low: null, makeup_K: 301.4},
    output: {steam_kgh: 1211.588, feedwater_kgh: 1256.834, blowdown_kgh: 45.24604, makeup_kgh: 241.96, deaeratorSteam_kgh: 96.58863, vent_kgh: 7.163956, fuel_kJh: 3513059, useful_kJh: 2803421, highUse_kJh: 2215332},
  },
  {
    input: {efficiency: 0.754, blowdown: 0.025, flashBlowdown: false, preheatMakeup: true, approach_K: 10, steam_K: 483.98, vent: 0.0066, deaerator_MPa: 0.147, high: {MPa: 1.92, use_kgh: 14489, return: 0.87, loss: 0.0148}, return_K: 360.1, low: {MPa: 0.439, use_kgh: 1347, return: 0.28, loss: 0.0124, flashCondensate: false}, makeup_K: 293.3},
    output: {steam_kgh: 16948.2, feedwater_kgh: 17382.77, blowdown_kgh: 434.5693, makeup_kgh: 3402.706, deaeratorSteam_kgh: 1112.204, vent_kgh: 114.7263, fuel_kJh: 52726060, useful_kJh: 39755450, highUse_kJh: 26926550, lowUse_kJh: 2834297, low_K: 420.1472},
  },
  {
    input: {efficiency: 0.802, blowdown: 0.018, flashBlowdown: true, preheatMakeup: false, approach_K: 10, steam_K: 511.17, vent: 0.0019, deaerator_MPa: 0.123, high: {MPa: 1.833, use_kgh: 13025, return: 0.71, loss: 0.0152}, return_K: 360.9, low: {MPa: 1.078, use_kgh: 7644, return: 0.25, loss: 0.0039, flashCondensate: true}, makeup_K: 298.7},
    output: {steam_kgh: 21901.53, feedwater_kgh: 22302.98, blowdown_kgh: 401.4537, makeup_kgh: 9931.735, deaeratorSteam_kgh: 1769.591, vent_kgh: 42.37567, fuel_kJh: 66791560, useful_kJh: 53566830, highUse_kJh: 25365670, lowUse_kJh: 15629460, low_K: 472.4695},
  },
  {
    input: {efficiency: 0.775, blowdown: 0.07, flashBlowdown: false, preheatMakeup: true, approach_K: 10, steam_K: 497.59, vent: 0.0007, deaerator_MPa: 0.118, high: {MPa: 1.382, use_kgh: 7227, return: 0.33, loss: 0.0184}, return_K: 335.5, low: null, makeup_K: 302.7},
    output: {steam_kgh: 7959.714, feedwater_kgh: 8558.832, blowdown_kgh: 599.1183, makeup_kgh: 5447.199, deaeratorSteam_kgh: 732.7141, vent_kgh: 5.991183, fuel_kJh: 25261300, useful_kJh: 19577510, highUse_kJh: 14362020},
  },
  {
    input: {efficiency: 0.827, blowdown: 0.039, flashBlowdown: true, preheatMakeup: false, approach_K: 10, steam_K: 485.05, vent: 0.0092, deaerator_MPa: 0.157, high: {MPa: 1.973, use_kgh: 3263, return: 0.31, loss: 0.0115}, return_K: 342, low: {MPa: 0.924, use_kgh: 6134, return: 0.53, loss: 0.0141, flashCondensate: false}, makeup_K: 290.3},
    output: {steam_kgh: 10815.8, feedwater_kgh: 11254.74, blowdown_kgh: 438.9348, makeup_kgh: 5642.743, deaeratorSteam_kgh: 1452.99, vent_kgh: 103.5436, fuel_kJh: 30647670, useful_kJh: 25345620, highUse_kJh: 6072663, lowUse_kJh: 12144800, low_K: 449.6294},
  },
  {
    input: {efficiency: 0.804, blowdown: 0.034, flashBlowdown: true, preheatMakeup: true, approach_K: 10, steam_K: 445.65, vent: 0.0039, deaerator_MPa: 0.126, high: {MPa: 0.837, use_kgh: 3895, return: 0.56, loss: 0.0181}, return_K: 355.5, low: {MPa: 0.447, use_kgh: 1593, return: 0.41, loss: 0.0112, flashCondensate: true}, makeup_K: 292.4},
    output: {steam_kgh: 5935.182, feedwater_kgh: 6144.081, blowdown_kgh: 208.8988, makeup_kgh: 2875.98, deaeratorSteam_kgh: 567.8927, vent_kgh: 23.96192, fuel_kJh: 17240026, useful_kJh: 13860980, highUse_kJh: 7755904, lowUse_kJh: 3296137, low_K: 420.8115},
  },
  {
    input: {efficiency: 0.804, blowdown: 0.036, flashBlowdown: false, preheatMakeup: false, approach_K: 10, steam_K: 476.3, vent: 0.0058, deaerator_MPa: 0.136, high: {MPa: 1.344, use_kgh: 2792, return: 0.22, loss: 0.0084}, return_K: 362, low: {MPa: 0.594, use_kgh: 6370, return: 0.84, loss: 0.0031, flashCondensate: true}, makeup_K: 289.6},
    output: {steam_kgh: 9984.934, feedwater_kgh: 10357.82, blowdown_kgh: 372.8814, makeup_kgh: 3629.917, deaeratorSteam_kgh: 867.9177, vent_kgh: 60.07533, fuel_kJh: 29485160, useful_kJh: 23706070, highUse_kJh: 5500085, lowUse_kJh: 13465550, low_K: 442.8446},
  },
  {
    input: {efficiency: 0.77, blowdown: 0.036, flashBlowdown: true, preheatMakeup: true, approach_K: 10, steam_K: 434.96, vent: 0.0096, deaerator_MPa: 0.164, high: {MPa: 0.639, use_kgh: 1207, return: 0.71, loss: 0.0041}, return_K: 340.5, low: {MPa: 0.234, use_kgh: 3475, return: 0.04, loss: 0.0048, flashCondensate: false}, makeup_K: 301.2},
    output: {steam_kgh: 5404.726, feedwater_kgh: 5606.562, blowdown_kgh: 201.8362, makeup_kgh: 3927.373, deaeratorSteam_kgh: 737.0429, vent_kgh: 53.823, fuel_kJh: 16067920, useful_kJh: 12372300, highUse_kJh: 2495506, lowUse_kJh: 7677547, low_K: 408.5364},
  },
  {
    input: {efficiency: 0.776, blowdown: 0.052, flashBlowdown: false, preheatMakeup: true, approach_K: 10, steam_K: 494.62, vent: 0.0017, deaerator_MPa: 0.161, high: {MPa: 1.296, use_kgh: 1644, return: 0.04, loss: 0.0089}, return_K: 357.9, low: {MPa: 0.689, use_kgh: 7054, return: 0.19, loss: 0.0152, flashCondensate: true}, makeup_K: 297.9},
    output: {steam_kgh: 9888.202, feedwater_kgh: 10430.59, blowdown_kgh: 542.3908, makeup_kgh: 7852.103, deaeratorSteam_kgh: 1194.011, vent_kgh: 17.73201, fuel_kJh: 30669609, useful_kJh: 23799620, highUse_kJh: 3328843, lowUse_kJh: 14823460, low_K: 451.3078},
  },
];

function headerOf({ MPa, use_kgh, return: returned, loss }: CaseHeader): Header {
  return {
    pressure: of(MPa, 'MPa'),
    use: of(use_kgh, 'kg/h'),
    returned: of(returned, '1'),
    loss: of(loss, '1'),
    bareHeat: of(0, 'kW'),
    leaked: of(0, 'kg/h'),
  };
}

/** The case in our terms. Its steam temperature is printed to two decimals: on the line it may miss it. */
export function plantOf(input: Case['input']): Plant {
  const high = headerOf(input.high);
  const boiling = solved(saturationTemperature(high.pressure));
  const temperature = of(input.steam_K, 'K');
  return {
    boiler: {
      pressure: high.pressure,
      steamTemperature: temperature - boiling > 0.02 ? temperature : null,
      efficiency: of(input.efficiency, '1'),
      blowdown: of(input.blowdown, '1'),
      economizer: of(0, '1'),
    },
    high,
    low: input.low && {
      ...headerOf(input.low),
      flashCondensate: input.low.flashCondensate,
      turbine: null,
    },
    deaerator: { pressure: of(input.deaerator_MPa, 'MPa'), vent: of(input.vent, '1') },
    flashBlowdown: input.flashBlowdown,
    preheatApproach: input.preheatMakeup ? of(input.approach_K, 'ΔK') : null,
    returnTemperature: of(input.return_K, 'K'),
    makeupTemperature: of(input.makeup_K, 'K'),
  };
}
