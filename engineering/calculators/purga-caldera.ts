import type { Choice } from '../calculator.ts';
import { defineCalculator, input, output } from '../define-calculator.ts';
import { formatPlain, withUnit } from '../format.ts';
import { formula } from '../formula.ts';
import { blowdown, blowdownHeat, type Recovery, recoverBlowdown } from '../formulas/blowdown.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { mention, mentionPlain, type Sentence, say } from '../sentence.ts';
import { FUEL_CHOICE, FUEL_INPUTS, FUEL_SOURCES, HOURS_INPUT, readFuel } from './parts/fuel.ts';
import { FUEL_LETTERS, SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { ALTITUDE_INPUT, SITE_CHOICE, sitePressure } from './parts/site.ts';
import { massFlow, steamPressure, temperature } from './parts/steam.ts';
import { lineChart } from './parts/sweep.ts';

const FLOW_UNITS = ['kg/h', 't/h', 'lb/h'] as const;
const HEAT_UNITS = ['kW', 'MMBtu/h', 'kcal/h'] as const;
const MUCH = of(10, '%');
const HOT_DRAIN = of(40, '°C');
/** Drums up to 20,7 barg (300 psig): ABMA's solids, and the conductivity of the ASME's consensus table. */
const ABMA_SOLIDS = of(3500, 'mg/L');
const ASME_CONDUCTIVITY = of(5400, 'µS/cm');
const BY_SOLIDS = { choice: 'measure', is: ['tds'] };
const BY_CONDUCTIVITY = { choice: 'measure', is: ['conductividad'] };

const RECOVERY_CHOICE: Choice<Recovery> = {
  label: 'Recuperación de calor',
  help: 'El vapor flash va al desaireador o al tanque; el intercambiador calienta la reposición.',
  initial: 'ambos',
  options: [
    { id: 'ninguna', label: 'Sin recuperación' },
    { id: 'flash', label: 'Tanque flash' },
    { id: 'intercambiador', label: 'Intercambiador' },
    { id: 'ambos', label: 'Tanque flash e intercambiador' },
  ],
};

const NOTHING_SAVED = {
  fuelEnergy: null,
  cost: null,
  carbon: null,
  biogenic: null,
  heat: null,
  recovered: null,
  share: null,
  flashSteam: null,
};

export const calculator = defineCalculator({
  id: 'purga-caldera',
  title: 'Purga de caldera y su calor',
  summary:
    'La purga que piden las sales del agua, el calor que se lleva y cuánto devuelven un tanque flash y un intercambiador.',
  alsoCalled: ['blowdown', 'TDS', 'ciclos de concentración'],
  purpose: 'generar',
  example:
    'Una caldera de {steamFlow} a {pressure} con agua de {feedConductivity} y un límite de {boilerConductivity} purga {flow}. Un tanque flash a {flashPressure} y un intercambiador que enfría a {drain}, {approach} sobre la reposición a {makeup}, devuelven {recovered} de {heat}: en {hours}, con diésel de {heatPerVolume} a {pricePerVolume} y {efficiency} de eficiencia, {cost} al año.',
  related: ['/equipment/calderas-vapor', '/tools/calderas-vapor', '/tools/desaireadores'],
  inputs: {
    steamFlow: massFlow('Producción de vapor', 2000, 'Promedio de la caldera.', 50, 100_000),
    pressure: steamPressure('Presión de la caldera', 7, 'De trabajo.', 0.5, 60),
    feedConductivity: input({
      label: 'Conductividad del agua de alimentación',
      help: 'Después de mezclar reposición y condensado, neutralizada, a 25 °C.',
      unit: 'µS/cm',
      value: 250,
      min: 1,
      max: 10_000,
      step: 10,
      shownWhen: BY_CONDUCTIVITY,
    }),
    boilerConductivity: input({
      label: 'Límite en la caldera',
      help: 'Lo fija quien trata su agua; usual en pirotubulares: 3 500 a 5 000 µS/cm.',
      unit: 'µS/cm',
      value: 4500,
      min: 100,
      max: 20_000,
      step: 100,
      shownWhen: BY_CONDUCTIVITY,
    }),
    feedSolids: input({
      label: 'Sólidos disueltos del agua de alimentación',
      help: 'Después de mezclar reposición y condensado.',
      unit: 'mg/L',
      value: 160,
      min: 1,
      max: 5000,
      step: 10,
      shownWhen: BY_SOLIDS,
    }),
    boilerSolids: input({
      label: 'Límite de sólidos en la caldera',
      help: 'El que fija quien trata su agua; ABMA, 3 500 mg/L hasta 20 barg.',
      unit: 'mg/L',
      value: 3000,
      min: 100,
      max: 10_000,
      step: 100,
      shownWhen: BY_SOLIDS,
    }),
    makeup: temperature('Agua de reposición', 25, 'La que sustituye a la purga.', 5, 60),
    flashPressure: {
      ...steamPressure('Presión del tanque flash', 0.3, 'La del desaireador o un poco más.', 0, 10),
      shownWhen: { choice: 'recovery', is: ['flash', 'ambos'] },
    },
    approach: input({
      label: 'Acercamiento del intercambiador',
      detail: true,
      help: 'La purga sale tantos grados más caliente que la reposición.',
      unit: 'ΔK',
      units: ['ΔK', 'Δ°F'],
      value: 10,
      min: 3,
      max: 50,
      step: 1,
      shownWhen: { choice: 'recovery', is: ['intercambiador', 'ambos'] },
    }),
    hours: HOURS_INPUT,
    altitude: ALTITUDE_INPUT,
    ...FUEL_INPUTS,
  },
  choices: {
    measure: {
      label: 'Lo que se mide',
      help: 'Las dos aguas con el mismo método.',
      initial: 'conductividad',
      options: [
        { id: 'conductividad', label: 'Conductividad' },
        { id: 'tds', label: 'Sólidos disueltos (TDS)' },
      ],
    },
    recovery: RECOVERY_CHOICE,
    fuel: FUEL_CHOICE,
    site: SITE_CHOICE,
  },
  outputs: {
    flow: output({ label: 'Purga', unit: 'kg/h', units: FLOW_UNITS, digits: 3, main: true }),
    lost: output({
      label: 'Calor que se pierde con la purga',
      short: 'Calor perdido',
      unit: 'kW',
      units: HEAT_UNITS,
      digits: 3,
      main: true,
    }),
    rate: output({
      label: 'Purga, parte del agua de alimentación',
      unit: '%',
      digits: 3,
    }),
    ...SAVING_OUTPUTS,
    cycles: output({ label: 'Ciclos de concentración', unit: '1', digits: 3 }),
    feedwater: output({
      label: 'Agua de alimentación',
      unit: 'kg/h',
      units: FLOW_UNITS,
      digits: 4,
    }),
    heat: output({ label: 'Calor en la purga', unit: 'kW', units: HEAT_UNITS, digits: 3 }),
    recovered: output({ label: 'Calor recuperado', unit: 'kW', units: HEAT_UNITS, digits: 3 }),
    share: output({ label: 'Parte recuperada', unit: '%', digits: 3 }),
    flashSteam: output({ label: 'Vapor flash', unit: 'kg/h', units: FLOW_UNITS, digits: 3 }),
    drain: output({ label: 'Purga al desagüe', unit: '°C', units: ['°C', '°F'], digits: 3 }),
  },
  formulas: [
    formula('ṁ_p = {ṁ_v·F}/{B − F}'),
    formula('Q = ṁ_p·{h_f − h_r}'),
    formula('x = {h_f − h_{f2}}/h_{fg2}'),
    formula('Q_flash = x·ṁ_p·{h_{g2} − h_r}'),
    formula('Q_int = {1 − x}·ṁ_p·{h_{f2} − h_sal}'),
    formula('ahorro = {{Q_flash + Q_int}·t}/{η·PC}·precio'),
  ],
  where: `ṁp purga y ṁv vapor; F y B sales en el agua de alimentación y en la caldera; Q calor de la purga, Qflash y Qint los que devuelven el tanque flash y el intercambiador; hf agua de la caldera, hr agua de reposición; hf2, hg2 y hfg2 agua, vapor y calor latente del tanque flash; x parte que pasa a vapor, 0 sin tanque (y hf2 es hf); hsal salida del intercambiador; ${FUEL_LETTERS}`,
  sources: [
    'Balance de sales de Spirax Sarco (módulo 3.12); US DOE, Steam Tip Sheets 9 y 10; propiedades IAPWS-IF97.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Purga continua, calculada sobre agua de alimentación ya mezclada con el condensado; la purga de fondo se suma.',
    'Válido hasta una purga del 50 % del agua de alimentación. El límite de sales lo fija quien trata su agua.',
  ],
  topics: ['blowdown', 'flash', 'if97'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const bySolids = choices.measure === 'tds';
    const purge = bySolids
      ? blowdown(inputs.steamFlow, inputs.feedSolids, inputs.boilerSolids)
      : blowdown(inputs.steamFlow, inputs.feedConductivity, inputs.boilerConductivity);
    if (!purge.ok) return atField(purge, bySolids ? 'feedSolids' : 'feedConductivity');
    const { recovery } = choices;
    const { makeup, approach } = inputs;
    if (recovery !== 'ninguna' && recovery !== 'intercambiador') {
      if (!(inputs.flashPressure < inputs.pressure)) {
        return refuse(
          say`El tanque flash debe trabajar por debajo de la caldera (${mention(inputs.pressure, 'barg', 3)}); escriba una presión menor.`,
          'flashPressure',
        );
      }
    }
    const pressure = absolute(inputs.pressure, site.value);
    const { flow, rate, feedwater, cycles } = purge.value;
    const heat = blowdownHeat(flow, pressure, makeup);
    if (!heat.ok) return heat;
    const flashPressure = absolute(inputs.flashPressure, site.value);
    const back = recoverBlowdown({ flow, pressure, flashPressure, makeup, approach, recovery });
    if (!back.ok) return back;
    const fuel = readFuel(inputs, choices.fuel);
    const saving = yearOfHeat(back.value.heat, inputs.efficiency, fuel, inputs.hours);
    if (!saving.ok) return saving;
    const told: Sentence[] = [];
    if (rate > MUCH) {
      told.push(
        say`Más de ${mentionPlain(MUCH, '%')} de purga suele costar menos en tratamiento de agua o en condensado devuelto que en combustible.`,
      );
    }
    const high = bySolids
      ? inputs.boilerSolids > ABMA_SOLIDS
      : inputs.boilerConductivity > ASME_CONDUCTIVITY;
    if (high) {
      told.push(
        say`Con tantas sales la caldera puede arrastrar agua con el vapor: el límite usual de ABMA hasta ${mention(of(20.7, 'barg'), 'barg', 3)} es 3 500 mg/L. Confírmelo con quien trata su agua.`,
      );
    }
    if (back.value.drain > HOT_DRAIN) {
      told.push(
        say`La purga saldría a ${mention(back.value.drain, '°C', 3)}: enfríela a ${mentionPlain(HOT_DRAIN, '°C')} o menos antes del desagüe.`,
      );
    }
    const saved = {
      ...saving.value,
      heat: heat.value,
      recovered: back.value.heat,
      share: si('ratio', heat.value > 0 ? back.value.heat / heat.value : 0),
      flashSteam: recovery === 'intercambiador' ? null : back.value.steam,
    };
    return accept({
      outputs: {
        flow,
        rate,
        cycles,
        feedwater,
        drain: back.value.drain,
        ...(recovery === 'ninguna'
          ? { ...NOTHING_SAVED, lost: heat.value }
          : { ...saved, lost: null }),
      },
      warnings: told,
    });
  },
  curve({ steamFlow, feedConductivity, boilerConductivity, feedSolids, boilerSolids }, choices) {
    const bySolids = choices.measure === 'tds';
    const boiler = si(
      'ratio',
      bySolids ? boilerSolids / feedSolids : boilerConductivity / feedConductivity,
    );
    return lineChart({
      title: 'Purga según los ciclos de concentración',
      x: { label: 'Ciclos de concentración', unit: '1' },
      y: { label: 'Purga', unit: 'kg/h' },
      series: `Con ${withUnit(formatPlain(valueIn(steamFlow, 'kg/h'), 4), 'kg/h')} de vapor`,
      point: 'Su caso',
      from: si('ratio', Math.min(6, Math.max(1.2, 0.6 * boiler))),
      to: si('ratio', Math.max(30, boiler)),
      at: boiler,
      formula: (cycles) => {
        const purge = blowdown(steamFlow, of(1, 'mg/L'), of(cycles, 'mg/L'));
        return purge.ok ? accept(purge.value.flow) : purge;
      },
    });
  },
});
