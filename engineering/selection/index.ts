import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { refuseWithoutDrop } from '../calculators/parts/steam.ts';
import { boilerHeat } from '../formulas/boiler.ts';
import { steamKv, XT_GLOBE } from '../formulas/control-valve.ts';
import { capacityRate } from '../formulas/economizer.ts';
import { saturatedSteamLimit } from '../formulas/flange-rating.ts';
import { heatPumpLimits, REAL_SHARE, realCop } from '../formulas/heat-pump.ts';
import { hotWaterPower } from '../formulas/hot-water.ts';
import { type NominalDiameter, pipeOfSize } from '../formulas/pipe-sizes.ts';
import { orificeCapacity, relievingPressure } from '../formulas/safety-valve.ts';
import { steamVelocity } from '../formulas/steam-pipe.ts';
import { vortexLimits } from '../formulas/vortex-meter.ts';
import { liquidAt } from '../if97/states.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import { steamAtGauge, steamShare } from '../steam-at-gauge.ts';

const atGauge = (barg: number) => absolute(of(barg, 'barg'), SEA_LEVEL_PRESSURE);

/** kg/h of saturated steam at a velocity: the velocity of 1 kg/h, the other way round. */
function steamFlow(inside: Quantity<'length'>, barg: number, velocity: number): number {
  return velocity / steamVelocity(of(1, 'kg/h'), steamAtGauge(barg).vg, inside);
}

function vortexFlow(dn: number, barg: number, end: 'least' | 'most'): number {
  const limits = vortexLimits(of(1 / steamAtGauge(barg).vg, 'kg/m³'));
  return steamFlow(pipeOfSize(dn as NominalDiameter).inside, barg, limits[end]);
}

/** Kv that dry saturated steam asks of a globe valve. */
function globeKv(flowKgh: number, inletBarg: number, outletBarg: number): number {
  const flat = refuseWithoutDrop(of(inletBarg, 'barg'), of(outletBarg, 'barg'));
  const sized = steamKv({
    flow: of(flowKgh, 'kg/h'),
    upstream: atGauge(inletBarg),
    downstream: atGauge(outletBarg),
    density: of(1 / steamAtGauge(inletBarg).vg, 'kg/m³'),
    xT: XT_GLOBE,
  });
  return valueIn(solved(flat ?? sized).kv, 'Kv');
}

function cop(sourceIn: number, sourceOut: number, sinkIn: number, sinkOut: number): number {
  const { carnot } = solved(
    heatPumpLimits({
      sourceIn: of(sourceIn, '°C'),
      sourceOut: of(sourceOut, '°C'),
      sinkIn: of(sinkIn, '°C'),
      sinkOut: of(sinkOut, '°C'),
    }),
  );
  return solved(realCop(carnot, REAL_SHARE.usual));
}

type Temperatures = Parameters<typeof copAsked>;

function copAsked(
  sourceIn: number,
  sourceOut: number,
  sinkIn: number,
  sinkOut: number,
  askedSource: number,
  askedSink: number,
): number {
  return cop(
    askedSource,
    askedSource - sourceIn + sourceOut,
    askedSink - sinkOut + sinkIn,
    askedSink,
  );
}

/**
 * Columns of selection tables that the engine fills: from the figures of other columns, in the units
 * that the names of the parameters say, the figure of a row. At sea level.
 */
export const COLUMNS = {
  /** barg */
  'limite-vapor-saturado': (pressureClass: number) =>
    valueIn(solved(saturatedSteamLimit(pressureClass)), 'barg'),
  /** kg/h through a globe valve at a share of its Kvs. */
  'vapor-por-kvs': (kvs: number, inletBarg: number, outletBarg: number, percent: number) =>
    ((percent / 100) * kvs) / globeKv(1, inletBarg, outletBarg),
  /** % of the Kvs of a globe valve that a flow takes. */
  'uso-del-kvs': (kvs: number, flowKgh: number, inletBarg: number, outletBarg: number) =>
    (100 * globeKv(flowKgh, inletBarg, outletBarg)) / kvs,
  /** kg/h */
  'vapor-por-orificio': (squareMillimetres: number, setBarg: number, overpressure: number) => {
    const relieving = relievingPressure({
      flow: of(0, 'kg/h'),
      set: of(setBarg, 'barg'),
      overpressure: of(overpressure, '%'),
      atmosphere: SEA_LEVEL_PRESSURE,
    });
    return valueIn(orificeCapacity(of(squareMillimetres, 'mm²'), relieving), 'kg/h');
  },
  /** kg/h, the least and the most that a vortex meter in a pipe of schedule 40 reads. */
  'minimo-de-vortice': (dn: number, barg: number) => vortexFlow(dn, barg, 'least'),
  'maximo-de-vortice': (dn: number, barg: number) => vortexFlow(dn, barg, 'most'),
  /** kg/h through a tube of this inside diameter. */
  'vapor-por-tubo': (insideMillimetres: number, barg: number, velocity: number) =>
    steamFlow(of(insideMillimetres, 'mm'), barg, velocity),
  /** kg/h of a boiler that gives so much at a full pressure and above. */
  'vapor-a-presion': (steamKgh: number, fullBarg: number, barg: number) =>
    steamKgh * steamShare(barg, fullBarg),
  /** kW that the water takes up. */
  'calor-de-vapor': (
    steamKgh: number,
    barg: number,
    feedCelsius: number,
    drynessPercent: number,
    blowdownPercent: number,
  ) => {
    const duty = {
      steamFlow: of(steamKgh, 'kg/h'),
      pressure: atGauge(barg),
      dryness: of(drynessPercent, '%'),
      blowdown: of(blowdownPercent, '%'),
      feedEnthalpy: solved(liquidAt(atGauge(barg), of(feedCelsius, '°C'))).h,
    };
    return valueIn(solved(boilerHeat(duty)).heat, 'kW');
  },
  /** m³/h, measured cold. */
  'agua-por-potencia': (kilowatts: number, coldCelsius: number, hotCelsius: number) => {
    const asked = {
      flow: of(1, 'm³/h'),
      cold: of(coldCelsius, '°C'),
      hot: of(hotCelsius, '°C'),
      pressure: of(4, 'bar'),
    };
    return kilowatts / valueIn(solved(hotWaterPower(asked)).power, 'kW');
  },
  'cop-real': cop,
  /** kW of electricity for this much heat. */
  'potencia-electrica': (
    kilowatts: number,
    sourceIn: number,
    sourceOut: number,
    sinkIn: number,
    sinkOut: number,
  ) => kilowatts / cop(sourceIn, sourceOut, sinkIn, sinkOut),
  /** Between temperatures other than those of its row, which cools its source and warms its water as much. */
  'cop-en-caso': copAsked,
  'potencia-en-caso': (kilowatts: number, ...temperatures: Temperatures) =>
    kilowatts / copAsked(...temperatures),
  /** kW from flue gas of 1,09 kJ/(kg·K). */
  'calor-de-gases': (gasesKgh: number, hotCelsius: number, coldCelsius: number) => {
    const rate = capacityRate(of(gasesKgh, 'kg/h'), of(1.09, 'kJ/(kg·K)'));
    return valueIn(si('power', rate * (hotCelsius - coldCelsius)), 'kW');
  },
  /** m³ of feedwater in store for some minutes, boiling at the deaerator's pressure. */
  'volumen-reserva': (feedKgh: number, minutes: number, barg: number) =>
    ((feedKgh * minutes) / 60) * steamAtGauge(barg).vf,
} as const satisfies Record<string, (...figures: number[]) => number>;

export type ColumnName = keyof typeof COLUMNS;

export type ComputedFigure = { by: ColumnName; significant: number };

/** The cell of a computed column, from figures in the order of its parameters; none where one is missing. */
export function computedCell(
  { by, significant }: ComputedFigure,
  figures: readonly unknown[],
): number | null {
  if (!figures.every((figure) => typeof figure === 'number')) return null;
  const compute: (...figures: number[]) => number = COLUMNS[by];
  return Number(compute(...figures).toPrecision(significant));
}
