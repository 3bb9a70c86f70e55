import { defineCalculator, input, output } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { formula } from '../formula.ts';
import {
  AIR_HUMIDITY,
  dryMoles,
  excessAirFromOxygen,
  gasPerFuel,
  stackGas,
} from '../formulas/combustion.ts';
import { acidDewPoint, waterDewPoint } from '../formulas/dew-point.ts';
import { SIEGERT, siegertLoss, stackLoss } from '../formulas/stack-loss.ts';
import { of, type Quantity, si, valueIn } from '../quantities.ts';
import { accept, atField } from '../result.ts';
import {
  AIR_INPUT,
  excessFrom,
  GOOD_OXYGEN,
  STACK_FUEL_CHOICE,
  stackWarnings,
} from './parts/analyser.ts';
import { fuelAnalysis, MOISTURE_INPUT } from './parts/combustion.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const oxygenTold = (share: Quantity<'ratio'>) => withUnit(formatPlain(valueIn(share, '%'), 2), '%');

export const calculator = defineCalculator({
  id: 'eficiencia-chimenea',
  title: 'Eficiencia por pérdidas en la chimenea',
  summary:
    'La eficiencia de combustión que resulta del O₂ o el CO₂ y de la temperatura de los gases, pérdida por pérdida.',
  alsoCalled: ['analizador de gases', 'exceso de aire', 'combustión'],
  purpose: 'generar',
  example:
    'Con diésel, gases a {gasTemperature}, aire a {airTemperature}, {oxygen} de oxígeno y {carbonMonoxide} de CO, sobre poder calorífico superior: {dry} en gases secos, {water} en agua y {unburnt} en CO suman {loss} por la chimenea, y quedan {efficiency} de eficiencia de combustión.',
  related: ['/equipment/calderas-vapor', '/tools/economizadores', '/tools/comparar-combustibles'],
  inputs: {
    gasTemperature: temperature(
      'Gases en la chimenea',
      230,
      'A la salida de la caldera, antes de cualquier entrada de aire.',
      40,
      600,
    ),
    oxygen: input({
      label: 'Oxígeno en los gases secos',
      help: 'Del analizador; 3 a 5 % con líquidos y gas, 7 a 10 % con madera.',
      unit: '%',
      value: 5,
      min: 0,
      max: 17,
      step: 0.1,
      shownWhen: { choice: 'reading', is: ['oxigeno'] },
    }),
    carbonDioxide: input({
      label: 'CO₂ en los gases secos',
      help: 'Del analizador.',
      unit: '%',
      value: 11.5,
      min: 2,
      max: 21,
      step: 0.1,
      shownWhen: { choice: 'reading', is: ['co2'] },
    }),
    carbonMonoxide: input({
      label: 'CO en los gases secos',
      help: 'Del analizador, sin corregir; bien ajustado queda bajo 100 ppm.',
      unit: 'ppm',
      units: ['ppm', '%'],
      value: 50,
      min: 0,
      max: 5000,
      step: 10,
    }),
    airTemperature: AIR_INPUT,
    shell: input({
      label: 'Pérdida por la envolvente',
      detail: true,
      help: 'Radiación y convección de la caldera: cerca de 1 % a plena carga, el doble a media.',
      unit: '%',
      value: 1,
      min: 0,
      max: 10,
      step: 0.1,
    }),
    moisture: MOISTURE_INPUT,
    altitude: ALTITUDE_INPUT,
  },
  choices: {
    fuel: STACK_FUEL_CHOICE,
    reading: {
      label: 'Lectura del analizador',
      help: 'Una de las dos basta.',
      initial: 'oxigeno',
      options: [
        { id: 'oxigeno', label: 'Oxígeno' },
        { id: 'co2', label: 'CO₂' },
      ],
    },
    basis: {
      label: 'Base',
      help: 'Elija la del poder calorífico con que va a comparar.',
      initial: 'superior',
      options: [
        { id: 'superior', label: 'Poder calorífico superior' },
        { id: 'inferior', label: 'Poder calorífico inferior' },
      ],
    },
    site: SITE_CHOICE,
  },
  outputs: {
    boiler: output({
      label: 'Eficiencia de la caldera',
      short: 'Eficiencia',
      unit: '%',
      digits: 3,
      main: true,
      note: 'Descontada la envolvente; la purga se cuenta aparte.',
    }),
    loss: output({
      label: 'Pérdida por la chimenea',
      short: 'Pérdida',
      unit: '%',
      digits: 3,
      main: true,
    }),
    dry: output({ label: 'Pérdida en gases secos', unit: '%', digits: 3 }),
    water: output({ label: 'Pérdida en agua', unit: '%', digits: 3 }),
    unburnt: output({ label: 'Pérdida en CO', unit: '%', digits: 2 }),
    efficiency: output({
      label: 'Eficiencia de combustión',
      unit: '%',
      digits: 3,
      note: 'Lo que queda de 100 % sin las tres pérdidas.',
    }),
    excess: output({ label: 'Exceso de aire', unit: '%', digits: 3 }),
    otherGas: output({ label: 'Oxígeno que corresponde', unit: '%', digits: 3 }),
    carbonDioxideShare: output({ label: 'CO₂ correspondiente, seco', unit: '%', digits: 3 }),
    siegert: output({
      label: 'Pérdida según Siegert',
      unit: '%',
      digits: 3,
      note: 'Sobre poder calorífico inferior: lo que imprime el analizador.',
    }),
    acidDew: output({
      label: 'Punto de rocío ácido',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
    waterDew: output({
      label: 'Punto de rocío del agua',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
    gases: output({ label: 'Gases, kg por kg de combustible', unit: '1', digits: 3 }),
  },
  formulas: [
    formula('η_caldera = η − q_env'),
    formula('η = 1 − q_seco − q_agua − q_CO'),
    formula('q_seco = {Σ n_i·{h_i(T_g) − h_i(T_a)}}/{PC}'),
    formula('q_agua = {n_agua·{h(T_g) − h(T_a)} + m_agua·r}/{PC}'),
    formula('q_CO = {283·CO·Σ n_i}/{PC}'),
    formula('e = {O_2·n_seco}/{n_aire·{0,2095 − O_2}}'),
    formula('q_Siegert = {T_g − T_a}·{A_2/{21 − O_2} + B}'),
  ],
  where:
    'ηcaldera eficiencia de la caldera, η de combustión y qenv pérdida por la envolvente; qseco, qagua y qCO pérdidas en gas seco, en agua y por CO, qSiegert la del gas seco por Siegert; ni kmol de cada gas seco por kg de combustible y hi su entalpía; nagua vapor de agua en los gases y h su entalpía, magua kg que aporta el combustible y r su calor latente, 0 con poder inferior; Tg gases, Ta aire; PC poder calorífico, MJ/kg, y 283 el del CO, MJ/kmol; CO y O2 fracciones en gas seco (O2 en % en la de Siegert); e exceso de aire; nseco y naire gas seco y aire estequiométricos; A2 y B constantes de Siegert: 0,68 y 0,007 con diésel, 0,63 y 0,008 con GLP.',
  sources: [
    'Balance de pérdidas de ASME PTC 4; calores específicos de los gases de Çengel y Boles, tabla A-2c.',
    'Siegert con las constantes de 1. BImSchV (diésel y GLP). Rocío ácido: Verhoff y Banchero (1974), con la conversión a SO₃ de US EPA, AP-42,\u00a01.3 (3 %).',
  ],
  limits: [
    'Calcula lo mismo que mide un analizador: no incluye carbono sin quemar en las cenizas, purga ni ciclos de encendido.',
    'Composición típica del combustible; aire con 16 g de agua por kilogramo. Exactitud: un punto.',
    'El rocío ácido se calcula desde 0,05 % de azufre en el combustible.',
  ],
  topics: ['stack-loss', 'dew-point'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const byOxygen = choices.reading === 'oxigeno';
    const fuel = fuelAnalysis(choices.fuel, inputs.moisture);
    const excess = excessFrom(choices.reading, inputs, fuel);
    if (!excess.ok) return atField(excess, byOxygen ? 'oxygen' : 'carbonDioxide');
    const gas = stackGas(fuel, excess.value, AIR_HUMIDITY);
    const { gasTemperature, airTemperature, carbonMonoxide } = inputs;
    const loss = stackLoss(
      { fuel, gas, gasTemperature, airTemperature, carbonMonoxide },
      choices.basis,
    );
    if (!loss.ok) return atField(loss, 'gasTemperature');
    const { efficiency, dry, water, unburnt } = loss.value;
    const oxygen = si('ratio', gas.oxygen / dryMoles(gas));
    const constants =
      choices.fuel === 'diesel' || choices.fuel === 'glp' ? SIEGERT[choices.fuel] : null;
    const acid = acidDewPoint(gas, site.value);
    if (!acid.ok) return acid;
    const waterDew = waterDewPoint(gas, site.value);
    return accept({
      outputs: {
        efficiency,
        loss: si('ratio', 1 - efficiency),
        boiler: si('ratio', efficiency - inputs.shell),
        dry,
        water,
        unburnt,
        excess: excess.value,
        otherGas: byOxygen ? null : oxygen,
        carbonDioxideShare: byOxygen ? si('ratio', gas.co2 / dryMoles(gas)) : null,
        siegert: constants && siegertLoss(constants, oxygen, gasTemperature, airTemperature),
        acidDew: acid.value,
        waterDew,
        gases: gasPerFuel(gas),
      },
      warnings: stackWarnings({
        oxygen,
        carbonMonoxide,
        excess: excess.value,
        hot: gasTemperature,
        dew: acid.value ?? waterDew,
      }),
    });
  },
  curve(inputs, choices) {
    const fuel = fuelAnalysis(choices.fuel, inputs.moisture);
    const excess = excessFrom(choices.reading, inputs, fuel);
    if (!excess.ok) return excess;
    const gas = stackGas(fuel, excess.value, AIR_HUMIDITY);
    const { airTemperature, carbonMonoxide } = inputs;
    const efficiencyWith = (burnt: typeof gas) => (gasTemperature: Quantity<'temperature'>) => {
      const loss = stackLoss(
        { fuel, gas: burnt, gasTemperature, airTemperature, carbonMonoxide },
        choices.basis,
      );
      return loss.ok ? accept(si('ratio', loss.value.efficiency - inputs.shell)) : loss;
    };
    const good = GOOD_OXYGEN[choices.fuel === 'madera' ? 'solid' : 'fluid'];
    const less = excessAirFromOxygen(good, fuel);
    return lineChart({
      title: 'Eficiencia de la caldera según la temperatura de los gases',
      x: { label: 'Gases en la chimenea', unit: '°C', fromZero: false },
      y: { label: 'Eficiencia de la caldera', unit: '%' },
      series: `Con ${oxygenTold(si('ratio', gas.oxygen / dryMoles(gas)))} de O₂`,
      other:
        less.ok && excess.value > 1.2 * less.value
          ? {
              label: `Con ${oxygenTold(good)} de O₂`,
              formula: efficiencyWith(stackGas(fuel, less.value, AIR_HUMIDITY)),
            }
          : undefined,
      point: 'Su caldera',
      from: of(80, '°C'),
      to: si('temperature', Math.max(of(350, '°C'), inputs.gasTemperature)),
      at: inputs.gasTemperature,
      formula: efficiencyWith(gas),
    });
  },
});
