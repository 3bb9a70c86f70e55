import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { region2 } from '../if97/regions.ts';
import {
  HOTTEST_STEAM,
  liquidAt,
  type Saturated,
  saturatedAtPressure,
  steamAt,
} from '../if97/states.ts';
import { firstRefusal, limit } from '../limits.ts';
import { type Quantity, si } from '../quantities.ts';
import { accept, type Refusal, type Result, refuse } from '../result.ts';
import type { Header, LowHeader, Plant } from './plant.ts';

type Enthalpy = Quantity<'specificEnergy'>;

/** Everything that the pressures and temperatures alone decide. */
export interface States {
  readonly steam: Enthalpy;
  readonly steamTemperature: Quantity<'temperature'>;
  readonly high: Saturated;
  readonly low: Saturated | null;
  readonly deaerator: Saturated;
  readonly makeup: Enthalpy;
  readonly returned: Enthalpy;
  /** Blowdown water after it has warmed the make-up. */
  readonly cooledBlowdown: Enthalpy;
}

export function readStates(plant: Plant): Result<States> {
  const impossible = refusePlant(plant);
  if (impossible) return impossible;
  const high = saturatedAtPressure(plant.boiler.pressure);
  if (!high.ok) return high;
  const low = plant.low ? saturatedAtPressure(plant.low.pressure) : undefined;
  if (low && !low.ok) return low;
  const deaerator = saturatedAtPressure(plant.deaerator.pressure);
  if (!deaerator.ok) return deaerator;

  const { steamTemperature: superheated } = plant.boiler;
  const steam = superheated === null ? undefined : steamAt(plant.boiler.pressure, superheated);
  if (steam && !steam.ok) return { ...steam, field: 'steamTemperature' };

  const pressure = plant.deaerator.pressure;
  const makeup = liquidAt(pressure, plant.makeupTemperature);
  if (!makeup.ok) return { ...makeup, field: 'makeupTemperature' };
  const returned = liquidAt(pressure, plant.returnTemperature);
  if (!returned.ok) return { ...returned, field: 'returnTemperature' };
  const coldest = plant.makeupTemperature + (plant.preheatApproach ?? 0);
  const cooled = liquidAt(plant.boiler.pressure, si('temperature', coldest));
  if (!cooled.ok) return cooled;
  return accept({
    steam: steam?.value.h ?? high.value.hg,
    steamTemperature: superheated ?? high.value.T,
    high: high.value,
    low: low?.value ?? null,
    deaerator: deaerator.value,
    makeup: makeup.value.h,
    returned: returned.value.h,
    cooledBlowdown: cooled.value.h,
  });
}

/** What no plant can be, in the words of whoever typed it. */
function refusePlant(plant: Plant): Refusal | undefined {
  const { boiler, high, low, deaerator } = plant;
  const feed = low ?? high;
  const outside = firstRefusal(
    named('boilerPressure', limit('La presión de la caldera', boiler.pressure, 'bar', 1.1, 120)),
    named('efficiency', limit('La eficiencia de la caldera', boiler.efficiency, '%', 30, 100)),
    named('blowdown', limit('La purga', boiler.blowdown, '%', 0, 25)),
    named('economizer', limit('El calor del economizador', boiler.economizer, '%', 0, 25)),
    named('vent', limit('El venteo del desaireador', deaerator.vent, '%', 0, 5)),
    ...refuseHeader('high', high),
    ...(low ? refuseHeader('low', low) : []),
  );
  if (outside) return outside;
  if (boiler.efficiency + boiler.economizer >= 1) {
    return refuse(
      'La eficiencia de la caldera y lo que recupera el economizador suman más de 100 %; baje uno de los dos.',
      'economizer',
    );
  }
  if (low && !(low.pressure < high.pressure)) {
    return refuse(
      'El cabezal de baja debe estar por debajo del de alta: baje su presión o suba la de la caldera.',
      'lowPressure',
    );
  }
  if (!(deaerator.pressure < feed.pressure)) {
    return refuse(
      'El desaireador trabaja por debajo del cabezal que lo alimenta: baje su presión o suba la del cabezal.',
      'deaeratorPressure',
    );
  }
  if (!(high.use + (low?.use ?? 0) > 0)) {
    return refuse(
      'Ningún usuario toma vapor; escriba el consumo de al menos un cabezal.',
      'highUse',
    );
  }
  if (!low && plant.flashBlowdown) {
    return refuse(
      'El vapor flash de la purga necesita un cabezal de baja presión.',
      'flashBlowdown',
    );
  }
  return undefined;
}

function refuseHeader(name: 'high' | 'low', header: Header | LowHeader) {
  const which = name === 'high' ? 'alta' : 'baja';
  return [
    named(`${name}Use`, limit(`El consumo de ${which}`, header.use, 'kg/h', 0, 1e6)),
    named(`${name}Returned`, limit(`El retorno de ${which}`, header.returned, '%', 0, 100)),
    named(`${name}Loss`, limit(`La pérdida del cabezal de ${which}`, header.loss, '%', 0, 20)),
    named(
      `${name}Bare`,
      limit(`El calor de superficies sin aislar`, header.bareHeat, 'kW', 0, 1e5),
    ),
    named(
      'failedTraps',
      limit('El vapor perdido en trampas y fugas', header.leaked, 'kg/h', 0, 1e5),
    ),
  ];
}

function named(field: string, refusal: Refusal | undefined): Refusal | undefined {
  return refusal && { ...refusal, field };
}

/** Enthalpy after an ideal expansion from a state of steam to a lower pressure. */
export function isentropicEnthalpy(
  from: Quantity<'pressure'>,
  enthalpy: Enthalpy,
  to: Saturated,
): Result<Enthalpy> {
  const inlet = stateAtEnthalpy(from, enthalpy);
  if (!inlet.ok) return inlet;
  const { s } = inlet.value;
  if (s <= to.sg) {
    const dryness = (s - to.sf) / (to.sg - to.sf);
    return accept(si('specificEnergy', to.hf + dryness * to.hfg));
  }
  return accept(region2(to.p, temperatureAtEntropy(to, s)).h);
}

/** Newton on ∂s/∂T = cp/T at constant pressure, kept between saturation and the hottest steam. */
function temperatureAtEntropy(line: Saturated, s: number): Quantity<'temperature'> {
  let T: number = line.T;
  for (let step = 0; step < 50; step += 1) {
    const at = region2(line.p, si('temperature', T));
    const next = Math.min(Math.max(T + ((s - at.s) * T) / at.cp, line.T), HOTTEST_STEAM);
    if (Math.abs(next - T) < 1e-10 * T) break;
    T = next;
  }
  return si('temperature', T);
}
