import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { type Quantity, si } from '../quantities.ts';
import { heatedFeedwater } from './economizer.ts';
import type { Operation } from './model.ts';

/** The lines of the drawing, each with what flows in it. */
export const STREAM_LABELS = {
  steam: 'Vapor de la caldera',
  highUse: 'Vapor a usuarios de alta',
  highCondensate: 'Condensado de alta',
  letDown: 'Vapor entre cabezales',
  lowUse: 'Vapor a usuarios de baja',
  lowCondensate: 'Condensado de baja',
  condensateVapour: 'Vapor flash del condensado',
  leaked: 'Vapor perdido en trampas y fugas',
  deaeratorSteam: 'Vapor al desaireador',
  returned: 'Condensado que regresa',
  notReturned: 'Condensado de alta que no regresa',
  lowNotReturned: 'Condensado de baja que no regresa',
  makeup: 'Agua de reposición',
  vent: 'Venteo del desaireador',
  feedwater: 'Agua de alimentación, en la succión de la bomba',
  heatedFeedwater: 'Agua tras el economizador',
  blowdown: 'Purga',
  blowdownVapour: 'Vapor flash de la purga',
  surplus: 'Vapor de baja que sobra',
} as const;
export type StreamId = keyof typeof STREAM_LABELS;

export interface Stream {
  readonly id: StreamId;
  readonly flow: Quantity<'massFlow'>;
  readonly pressure: Quantity<'pressure'>;
  readonly enthalpy: Quantity<'specificEnergy'>;
  readonly temperature: Quantity<'temperature'>;
  readonly dryness: Quantity<'ratio'>;
}

type Row = readonly [id: StreamId, flow: number, pressure: number, enthalpy: number];

/** All streams that carry something. */
export function streamsOf({ plant, balance }: Operation): Stream[] {
  const { boiler, high, low, deaerator } = plant;
  const { states } = balance;
  const { economizer } = boiler;
  const heated = heatedFeedwater(plant, balance);
  const lowPressure = low?.pressure ?? 0;
  const lowWater = states.low?.hf ?? 0;
  const lowVapour = states.low?.hg ?? 0;
  const feed = low
    ? { p: low.pressure, h: balance.lowEnthalpy }
    : { p: high.pressure, h: balance.highEnthalpy };
  const rows: Row[] = [
    ['steam', balance.steam, high.pressure, states.steam],
    ['highUse', high.use, high.pressure, balance.highEnthalpy],
    ['highCondensate', high.use * high.returned, high.pressure, states.high.hf],
    ['letDown', balance.letDown, lowPressure, balance.letDownEnthalpy],
    ['lowUse', low?.use ?? 0, lowPressure, balance.lowEnthalpy],
    ['lowCondensate', (low?.use ?? 0) * (low?.returned ?? 0), lowPressure, lowWater],
    ['condensateVapour', balance.condensateVapour, lowPressure, lowVapour],
    ['leaked', high.leaked + (low?.leaked ?? 0), high.pressure, balance.highEnthalpy],
    ['deaeratorSteam', balance.deaeratorSteam, feed.p, feed.h],
    ['returned', balance.returned, deaerator.pressure, states.returned],
    ['notReturned', high.use * (1 - high.returned), high.pressure, states.high.hf],
    ['lowNotReturned', (low?.use ?? 0) * (1 - (low?.returned ?? 0)), lowPressure, lowWater],
    ['makeup', balance.makeup, deaerator.pressure, states.makeup],
    ['vent', balance.vent, deaerator.pressure, states.deaerator.hg],
    // As it leaves the deaerator: what the pump adds is not known.
    ['feedwater', balance.feedwater, deaerator.pressure, states.deaerator.hf],
    ['heatedFeedwater', economizer > 0 ? balance.feedwater : 0, boiler.pressure, heated],
    ['blowdown', balance.blowdown, high.pressure, states.high.hf],
    ['blowdownVapour', balance.blowdownVapour, lowPressure, lowVapour],
    ['surplus', balance.surplus, lowPressure, balance.lowEnthalpy],
  ];
  return rows.flatMap(([id, flow, pressure, enthalpy]) => {
    if (!(flow > 0)) return [];
    const p = si('pressure', pressure);
    const h = si('specificEnergy', enthalpy);
    const state = stateAtEnthalpy(p, h);
    if (!state.ok) return [];
    const { T: temperature, dryness } = state.value;
    return [{ id, flow: si('massFlow', flow), pressure: p, enthalpy: h, temperature, dryness }];
  });
}
