import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import type { Plant } from './plant.ts';
import { isentropicEnthalpy, readStates, type States } from './states.ts';

type Flow = Quantity<'massFlow'>;
type Enthalpy = Quantity<'specificEnergy'>;
type Power = Quantity<'power'>;

/** The plant in balance. Flows in kg/s, powers in W, enthalpies in J/kg. */
export interface Balance {
  readonly states: States;
  readonly steam: Flow;
  readonly feedwater: Flow;
  readonly blowdown: Flow;
  readonly blowdownVapour: Flow;
  readonly blowdownWater: Flow;
  readonly preheat: Power;
  readonly makeup: Flow;
  readonly returned: Flow;
  readonly condensateVapour: Flow;
  readonly deaeratorSteam: Flow;
  readonly vent: Flow;
  /** Through the reducing valve or the turbine. */
  readonly letDown: Flow;
  /** Low-pressure vapour that nobody takes. */
  readonly surplus: Flow;
  readonly highEnthalpy: Enthalpy;
  /** After the reducing valve or the turbine. */
  readonly letDownEnthalpy: Enthalpy;
  readonly lowEnthalpy: Enthalpy;
  readonly useful: Power;
  readonly fuel: Power;
  readonly shaft: Power;
  readonly electricity: Power;
}

const ENOUGH = 1e-14;
const MOST_ROUNDS = 400;

/** What the rounds below look for: all else follows from these. */
interface Unknowns {
  readonly steam: number;
  readonly letDown: number;
  readonly lowEnthalpy: number;
}

/**
 * Mass and energy balances of `docs/plant-model.md`, solved by going round the loop until it closes. Each
 * round carries about a tenth of an error on to the next (the deaerator's share of the steam).
 */
export function solvePlant(plant: Plant): Result<Balance> {
  const read = readStates(plant);
  if (!read.ok) return read;
  const states = read.value;
  let known: Unknowns = {
    steam: plant.high.use + (plant.low?.use ?? 0),
    letDown: plant.low?.use ?? 0,
    lowEnthalpy: states.steam,
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = goRound(plant, states, known);
    if (!next.ok) return next;
    const { steam, lowEnthalpy } = next.value;
    const moved = Math.abs(steam / known.steam - 1) + Math.abs(lowEnthalpy / known.lowEnthalpy - 1);
    known = next.value;
    if (moved < ENOUGH) return judge(next.value);
  }
  return refuse(
    'El balance no se cierra con estos datos: el desaireador o las pérdidas piden más vapor del que la caldera puede dar. Revise las pérdidas, el retorno y la purga.',
  );
}

/** One round: from guesses of the boiler's steam and the low header to better ones. */
function goRound(plant: Plant, states: States, known: Unknowns): Result<Balance> {
  const { boiler, high, low, deaerator } = plant;
  const steam = known.steam;
  const feedwater = steam / (1 - boiler.blowdown);
  const blowdown = feedwater - steam;

  const highEnthalpy = states.steam * (1 - high.loss) - high.bareHeat / steam;
  const highLine = states.high;
  if (!(highEnthalpy > highLine.hf)) return tooMuchLost('alta');

  const flashed = (line: { hf: number; hfg: number }) => (highLine.hf - line.hf) / line.hfg;
  const share = states.low ? flashed(states.low) : 0;
  const blowdownVapour = plant.flashBlowdown ? share * blowdown : 0;
  const condensateVapour = low?.flashCondensate ? share * high.use * high.returned : 0;

  const blowdownWater = blowdown - blowdownVapour;
  const blowdownEnthalpy = plant.flashBlowdown && states.low ? states.low.hf : highLine.hf;
  const offered =
    plant.preheatApproach === null
      ? 0
      : blowdownWater * Math.max(0, blowdownEnthalpy - states.cooledBlowdown);

  const lowReturned = low ? low.use * low.returned : 0;
  const returned = high.use * high.returned - condensateVapour + lowReturned;
  const vent = deaerator.vent * feedwater;
  const { hf, hg } = states.deaerator;
  const heating = low ? known.lowEnthalpy : highEnthalpy;
  const needed = (preheat: number) =>
    (feedwater * hf +
      vent * hg -
      returned * states.returned -
      (feedwater + vent - returned) * states.makeup -
      preheat) /
    (heating - states.makeup);
  // The make-up cannot be made hotter than the blowdown that warms it.
  const most =
    Math.max(0, feedwater + vent - returned - needed(offered)) * (blowdownEnthalpy - states.makeup);
  const preheat = Math.min(offered, most);
  const deaeratorSteam = needed(preheat);
  const makeup = feedwater + vent - deaeratorSteam - returned;

  const wanted = low
    ? low.use + low.leaked + deaeratorSteam - blowdownVapour - condensateVapour
    : 0;
  const letDown = Math.max(0, wanted);
  const surplus = Math.max(0, -wanted);
  const lower = low && states.low;
  const expanded = lower
    ? letDownEnthalpy(plant, highEnthalpy, states)
    : accept(highEnthalpy as Enthalpy);
  if (!expanded.ok) return expanded;
  const vapours = blowdownVapour + condensateVapour;
  const lowInflow = letDown + vapours;
  const mixed =
    lower && lowInflow > 0
      ? (letDown * expanded.value + vapours * lower.hg) / lowInflow
      : expanded.value;
  const lowEnthalpy = low
    ? mixed * (1 - low.loss) - (lowInflow > 0 ? low.bareHeat / lowInflow : 0)
    : highEnthalpy;
  if (lower && !(lowEnthalpy > lower.hf)) return tooMuchLost('baja');

  const useful = steam * states.steam + blowdown * highLine.hf - feedwater * hf;
  const shaft = low?.turbine ? letDown * (highEnthalpy - expanded.value) : 0;
  return {
    ok: true,
    value: {
      states,
      steam: si('massFlow', high.use + high.leaked + (low ? letDown : deaeratorSteam)),
      feedwater: si('massFlow', feedwater),
      blowdown: si('massFlow', blowdown),
      blowdownVapour: si('massFlow', blowdownVapour),
      blowdownWater: si('massFlow', blowdownWater),
      preheat: si('power', preheat),
      makeup: si('massFlow', makeup),
      returned: si('massFlow', returned),
      condensateVapour: si('massFlow', condensateVapour),
      deaeratorSteam: si('massFlow', deaeratorSteam),
      vent: si('massFlow', vent),
      letDown: si('massFlow', letDown),
      surplus: si('massFlow', surplus),
      highEnthalpy: si('specificEnergy', highEnthalpy),
      letDownEnthalpy: expanded.value,
      lowEnthalpy: si('specificEnergy', lowEnthalpy),
      useful: si('power', useful),
      fuel: si('power', useful / (boiler.efficiency + boiler.economizer)),
      shaft: si('power', shaft),
      electricity: si('power', shaft * (low?.turbine?.generator ?? 0)),
    },
  };
}

/** A valve keeps the enthalpy; a turbine takes part of the ideal drop out as work. */
function letDownEnthalpy(plant: Plant, enthalpy: number, states: States): Result<Enthalpy> {
  const from = si('specificEnergy', enthalpy);
  const turbine = plant.low?.turbine;
  if (!turbine || !states.low) return accept(from);
  const ideal = isentropicEnthalpy(plant.high.pressure, from, states.low);
  if (!ideal.ok) return ideal;
  return accept(si('specificEnergy', from - turbine.isentropic * (from - ideal.value)));
}

function tooMuchLost(header: string) {
  return refuse(
    `El cabezal de ${header} pierde más calor del que lleva el vapor: baje las pérdidas o suba el consumo.`,
    header === 'alta' ? 'highLoss' : 'lowLoss',
  );
}

/** A balance that closes may still describe a plant that cannot be built. */
function judge(balance: Balance): Result<Balance> {
  if (balance.makeup < 0) {
    return refuse(
      'Regresa más condensado del que la caldera necesita: el agua de reposición sería negativa. Baje el retorno o suba el consumo.',
      'highReturned',
    );
  }
  if (balance.deaeratorSteam < 0) {
    const { T } = balance.states.deaerator;
    return refuse(
      say`El agua llega al desaireador más caliente que su saturación (${mention(T, '°C')}) y no le queda vapor que tomar. Suba su presión, o baje la temperatura del retorno o el precalentamiento.`,
      'deaeratorPressure',
    );
  }
  return accept(balance);
}

/** Temperature of the steam in a header, for showing. */
export function headerTemperature(
  pressure: Quantity<'pressure'>,
  enthalpy: Enthalpy,
): Result<Quantity<'temperature'>> {
  const state = stateAtEnthalpy(pressure, enthalpy);
  return state.ok ? accept(state.value.T) : state;
}
