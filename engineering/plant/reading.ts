import type { ChoiceValues, InputValues } from '../calculator.ts';
import { readFuel } from '../calculators/parts/fuel.ts';
import { sizeOf } from '../calculators/parts/pipe-size.ts';
import { sitePressure } from '../calculators/parts/site.ts';
import { stackOf } from '../calculators/parts/stack.ts';
import { fittingLoss, JACKET_EMISSIVITY } from '../formulas/bare-fittings.ts';
import { guardDewPoint, heatFromGases } from '../formulas/economizer.ts';
import { perEnergy } from '../formulas/fuels.ts';
import { BARE_STEEL, bareLoss, CLADDING, insulatedLoss } from '../formulas/heat-loss.ts';
import { pipeOfSize } from '../formulas/pipe-sizes.ts';
import { failedTrapLoss } from '../formulas/steam-trap.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { absolute, of, type Quantity, si } from '../quantities.ts';
import { accept, atField, type Result, refuse } from '../result.ts';
import { mention, say } from '../sentence.ts';
import type { PLANT_CHOICES, PLANT_INPUTS } from './inputs.ts';
import type { Plant } from './plant.ts';
import type { Prices } from './year.ts';

type Inputs = InputValues<typeof PLANT_INPUTS>;
type Choices = ChoiceValues<typeof PLANT_CHOICES>;

const APPROACH = of(10, 'ΔK');
/** What `insulated` stands for: mineral wool under aluminium, the air of a boiler room. */
const INSULATION = {
  thickness: of(50, 'mm'),
  conductivity: of(0.045, 'W/m·K'),
  emissivity: CLADDING,
} as const;
/** A valve wears a removable jacket of the same thickness. */
const JACKET = { ...INSULATION, emissivity: JACKET_EMISSIVITY } as const;
/** The air that the tools of heat loss start from. */
const ROOM = of(28, '°C');

/** The plant and its prices as the visitor has described them. */
export function readPlant(
  inputs: Inputs,
  choices: Choices,
): Result<{
  readonly plant: Plant;
  readonly prices: Prices;
  readonly site: Quantity<'pressure'>;
}> {
  const site = sitePressure(choices.site, inputs.altitude);
  if (!site.ok) return site;
  const pressure = absolute(inputs.boilerPressure, site.value);
  const boiling = saturationTemperature(pressure);
  if (!boiling.ok) return { ...boiling, field: 'boilerPressure' };
  const economizer = recovered(inputs, choices, boiling.value, site.value);
  if (!economizer.ok) return economizer;
  const bareHeat = surfaceLoss(inputs, choices, boiling.value, site.value);
  if (!bareHeat.ok) return bareHeat;
  const leaked = steamLost(inputs, pressure, site.value);
  if (!leaked.ok) return leaked;
  const withLow = choices.low === 'si';
  const { price, carbon } = perEnergy(readFuel(inputs, choices.fuel));
  return accept({
    site: site.value,
    plant: {
      boiler: {
        pressure,
        steamTemperature:
          choices.steam === 'sobrecalentado'
            ? si('temperature', boiling.value + inputs.superheat)
            : null,
        efficiency: inputs.efficiency,
        blowdown: inputs.blowdown,
        economizer: economizer.value,
        gasTemperature: economizer.value > 0 ? inputs.gasOutlet : undefined,
      },
      high: {
        pressure,
        use: inputs.highUse,
        returned: inputs.highReturned,
        loss: inputs.highLoss,
        bareHeat: bareHeat.value,
        leaked: leaked.value,
      },
      low: withLow
        ? {
            pressure: absolute(inputs.lowPressure, site.value),
            use: inputs.lowUse,
            returned: inputs.lowReturned,
            loss: inputs.lowLoss,
            bareHeat: of(0, 'kW'),
            leaked: of(0, 'kg/h'),
            flashCondensate: choices.flashCondensate === 'si',
            turbine:
              choices.letDown === 'turbina'
                ? { isentropic: inputs.isentropic, generator: inputs.generator }
                : null,
          }
        : null,
      deaerator: { pressure: absolute(inputs.deaeratorPressure, site.value), vent: inputs.vent },
      flashBlowdown: withLow && choices.flashBlowdown === 'si',
      preheatApproach: choices.preheat === 'si' ? APPROACH : null,
      returnTemperature: inputs.returnTemperature,
      makeupTemperature: inputs.makeupTemperature,
    },
    prices: {
      fuel: price,
      carbon,
      biogenic: choices.fuel === 'madera',
      electricity: inputs.pricePerEnergy,
      gridCarbon: inputs.carbonPerEnergy,
      water: inputs.waterPrice,
      hours: inputs.hours,
    },
  });
}

/** Share of the fuel's heat that the economizer takes from the gases. */
function recovered(
  inputs: Inputs,
  choices: Choices,
  boiling: Quantity<'temperature'>,
  site: Quantity<'pressure'>,
): Result<Quantity<'ratio'>> {
  if (choices.economizer === 'no') return accept(of(0, '1'));
  if (choices.fuel === 'electricidad') {
    return refuse('Una caldera eléctrica no tiene gases: quite el economizador.', 'economizer');
  }
  if (!(inputs.gasInlet > boiling)) {
    return refuse(
      say`Los gases no pueden salir de la caldera más fríos que su agua, que hierve a ${mention(boiling, '°C', 3)}: suba su temperatura antes del economizador o baje la presión.`,
      'gasInlet',
    );
  }
  if (!(inputs.gasOutlet < inputs.gasInlet)) {
    return refuse(
      'Los gases deben salir del economizador más fríos de lo que entran.',
      'gasOutlet',
    );
  }
  const [heat, efficiency] = [of(1, 'W'), of(100, '%')];
  const perWatt = stackOf({ ...inputs, heat, efficiency }, choices.fuel, site);
  if (!perWatt.ok) return perWatt;
  const { coldest, acid } = perWatt.value;
  const guarded = guardDewPoint(inputs.gasOutlet, coldest, acid, choices.fuel === 'diesel');
  if (!guarded.ok) return atField(guarded, 'gasOutlet');
  const recovered = heatFromGases(perWatt.value, inputs.gasInlet, inputs.gasOutlet);
  return recovered.ok ? accept(si('ratio', recovered.value / heat)) : recovered;
}

function surfaceLoss(
  inputs: Inputs,
  choices: Choices,
  hot: Quantity<'temperature'>,
  pressure: Quantity<'pressure'>,
): Result<Quantity<'power'>> {
  if (inputs.bareLength === 0 && inputs.bareValves === 0) return accept(of(0, 'W'));
  const dn = sizeOf(choices.bareSize);
  const { outside } = pipeOfSize(dn);
  const around = { air: ROOM, pressure };
  const fitting = fittingLoss('valve', dn, hot, JACKET, around);
  if (!fitting.ok) return fitting;
  if (choices.insulated === 'si') {
    const pipe = insulatedLoss(outside, hot, INSULATION, around);
    if (!pipe.ok) return pipe;
    return accept(
      si(
        'power',
        pipe.value.loss * inputs.bareLength + fitting.value.insulated * inputs.bareValves,
      ),
    );
  }
  const pipe = bareLoss(outside, hot, BARE_STEEL, around);
  if (!pipe.ok) return pipe;
  return accept(
    si('power', pipe.value * inputs.bareLength + fitting.value.bare * inputs.bareValves),
  );
}

const NOT_CHOKED =
  'Con tan poca presión el vapor no sopla a la velocidad del sonido por trampas y fugas, y lo que se pierde no se calcula: suba la presión de la caldera o escriba cero trampas y fugas.';

/** Failed traps and leaks blow to the air at the pressure of the boiler. */
function steamLost(
  inputs: Inputs,
  pressure: Quantity<'pressure'>,
  site: Quantity<'pressure'>,
): Result<Quantity<'massFlow'>> {
  let lost = 0;
  for (const [number, hole, field] of [
    [inputs.failedTraps, inputs.trapOrifice, 'failedTraps'],
    [inputs.leaks, inputs.leakHole, 'leaks'],
  ] as const) {
    if (number === 0) continue;
    const each = failedTrapLoss(hole, pressure, site);
    if (!each.ok) return refuse(NOT_CHOKED, field);
    lost += number * each.value;
  }
  return accept(si('massFlow', lost));
}
