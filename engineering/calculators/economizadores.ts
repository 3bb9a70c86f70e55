import { defineCalculator, output, text } from '../define-calculator.ts';
import { formula } from '../formula.ts';
import { gasPerFuel } from '../formulas/combustion.ts';
import {
  afterRecovery,
  capacityRate,
  gasCapacityRate,
  guardDewPoint,
  guardSteaming,
  heatByEffectiveness,
  heatFromGases,
  ruleOfThumbSaving,
} from '../formulas/economizer.ts';
import { stateAtEnthalpy } from '../if97/from-enthalpy.ts';
import { saturationTemperature } from '../if97/saturation.ts';
import { liquidAt } from '../if97/states.ts';
import { absolute, of, si, toColones } from '../quantities.ts';
import { accept, atField, refuse } from '../result.ts';
import { BURNT_FUEL_CHOICE, FUEL_SOURCES, readBurntFuel } from './parts/fuel.ts';
import { FUEL_LETTERS, SAVING_OUTPUTS, yearOfHeat } from './parts/saving.ts';
import { SITE_CHOICE, sitePressure } from './parts/site.ts';
import { STACK_FUEL_OPTIONS, STACK_INPUTS, stackOf, warningsOf } from './parts/stack.ts';
import { lineChart } from './parts/sweep.ts';

export const calculator = defineCalculator({
  id: 'economizadores',
  purpose: 'recuperar',
  example:
    'Una caldera de {heat} y {efficiency} de eficiencia quema diésel de {heatPerVolume} y {density}, con {oxygen} de oxígeno en los gases secos. Si los gases salen a {stackOut} y no a {stackIn}, devuelven {recovered} al agua y la caldera quema un {share} menos de combustible.',
  related: [
    '/equipment/economizadores',
    '/tools/eficiencia-chimenea',
    '/tools/economizador-condensacion',
  ],
  title: 'Calor recuperado por un economizador',
  summary:
    'El calor de los gases que puede volver al agua de alimentación, lo que ahorra y en cuánto tiempo se paga.',
  inputs: STACK_INPUTS,
  choices: { fuel: { ...BURNT_FUEL_CHOICE, options: STACK_FUEL_OPTIONS }, site: SITE_CHOICE },
  outputs: {
    recovered: output({
      label: 'Calor recuperado',
      unit: 'kW',
      units: ['kW', 'BHP', 'MMBtu/h'],
      digits: 3,
      main: true,
    }),
    ...SAVING_OUTPUTS,
    payback: output({
      label: 'Periodo de recuperación simple',
      short: 'Se paga en',
      unit: 'meses',
      units: ['meses', 'años'],
      digits: 2,
      main: true,
    }),
    share: output({ label: 'Combustible ahorrado', unit: '%', digits: 3 }),
    ruleOfThumb: output({
      label: 'Regla práctica (1\u00a0punto por\u00a022\u00a0K)',
      unit: 'puntos',
      digits: 2,
      note: 'Para comparar: puntos de eficiencia (DOE). En combustible pesan algo más, así que 1 % por cada 22 K es prudente.',
    }),
    waterOut: output({ label: 'Agua a la salida', unit: '°C', units: ['°C', '°F'], digits: 3 }),
    effectiveness: output({ label: 'Efectividad necesaria', unit: '%', digits: 3 }),
    gases: output({
      label: 'Caudal de gases con economizador',
      unit: 'kg/h',
      units: ['kg/h', 'lb/h'],
      digits: 3,
    }),
    coldest: output({
      label: 'Salida mínima de gases',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
      note: 'La mayor de tres: la publicada para el combustible, 15 K sobre el rocío ácido y 30 K sobre el del agua.',
    }),
    acidDew: output({
      label: 'Punto de rocío ácido',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
      note: 'Con 3 % del SO₂ convertido en SO₃; entre 1 y 5 % cambia unos ±7 K.',
    }),
    noAcid: text('Punto de rocío ácido'),
    waterDew: output({
      label: 'Punto de rocío del agua',
      unit: '°C',
      units: ['°C', '°F'],
      digits: 3,
    }),
    moisture: output({
      label: 'Humedad de la madera',
      unit: '%',
      digits: 3,
      note: 'La que corresponde a su poder calorífico inferior.',
    }),
  },
  formulas: [
    formula('Q = ṁ_c·{Σ n_i·Δh_i}'),
    formula('ṁ_c = {Q_útil − Q}/{η·PC}'),
    formula('ahorro = {Q·t}/{η·PC}·precio'),
    formula('ε = Q/{C_mín·(T_ent − T_agua)}'),
  ],
  where: `Q calor recuperado; ṁc combustible que se sigue quemando; Qútil potencia útil, la misma que hoy; ni moles de cada gas por kilogramo de combustible y Δhi su cambio de entalpía; ε efectividad; Cmín la menor de las dos capacidades de calor, medias entre Tent y Tagua; Tent gases a la entrada, Tagua agua a la entrada; ${FUEL_LETTERS}`,
  sources: [
    'US DOE, Steam Tip Sheet 3: salida mínima de gases y regla práctica. Gases por estequiometría del combustible que usted describe; calores específicos de Çengel y Boles.',
    'Rocío ácido: Verhoff y Banchero (1974), con la conversión a SO₃ de US EPA, AP-42, 1.3.',
    ...FUEL_SOURCES,
  ],
  limits: [
    'Gases a 121 °C o más con GLP (valor del DOE para gas natural), 149 °C con diésel y 177 °C con búnker; con madera rige el rocío del agua.',
    'Al menos 15 K sobre el rocío ácido, contado desde 0,05 % de azufre, y 30 K sobre el del agua. Con agua más fría que el rocío ácido, el tubo se corroe aunque los gases salgan calientes.',
    'Agua al menos 15 K bajo la saturación. Aire con 16 g de agua por kilogramo (28 °C y 67 % a nivel del mar).',
  ],
  topics: ['economizer', 'boiler'],
  run(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const pressure = absolute(inputs.pressure, site.value);
    const boiling = saturationTemperature(pressure);
    if (!boiling.ok) return boiling;
    const today = stackOf(inputs, choices.fuel, site.value);
    if (!today.ok) return today;
    const { acid, coldest } = today.value;
    const guarded = guardDewPoint(inputs.stackOut, coldest, acid, choices.fuel === 'diesel');
    if (!guarded.ok) return atField(guarded, 'stackOut');
    const most = heatFromGases(today.value, inputs.stackIn, inputs.stackOut);
    if (!most.ok) return atField(most, 'stackOut');
    const gases = afterRecovery(today.value, inputs.heat, most.value);
    const recovered = heatFromGases(gases, inputs.stackIn, inputs.stackOut);
    if (!recovered.ok) return recovered;
    const cold = liquidAt(pressure, inputs.feedTemperature);
    if (!cold.ok) return atField(cold, 'feedTemperature');
    const water = capacityRate(inputs.feedFlow, cold.value.cp);
    const largest = heatByEffectiveness(
      of(1, '1'),
      gasCapacityRate(gases, inputs.feedTemperature, inputs.stackIn),
      water,
      inputs.stackIn,
      inputs.feedTemperature,
    );
    if (!largest.ok) return atField(largest, 'stackIn');
    if (!(recovered.value < largest.value)) {
      return refuse(
        'Ningún intercambiador puede pasar tanto calor: los gases saldrían más fríos que el agua que entra. Revise el caudal de agua, que es el vapor más la purga, o suba la salida de los gases.',
        'feedFlow',
      );
    }
    const heated = si('specificEnergy', cold.value.h + recovered.value / inputs.feedFlow);
    const warm = stateAtEnthalpy(pressure, heated);
    if (!warm.ok) return warm;
    const waterOut = warm.value.T;
    const calm = guardSteaming(waterOut, boiling.value);
    if (!calm.ok) return atField(calm, 'feedFlow');
    const fuel = readBurntFuel(inputs, choices.fuel);
    const saving = yearOfHeat(recovered.value, inputs.efficiency, fuel, inputs.hours);
    if (!saving.ok) return saving;
    const effectiveness = si('ratio', largest.value > 0 ? recovered.value / largest.value : 0);
    const yearly = saving.value.cost;
    const years = yearly > 0 ? toColones(inputs.investment, inputs.exchange) / yearly : null;
    return accept({
      outputs: {
        recovered: recovered.value,
        ...saving.value,
        payback: years === null ? null : of(years, 'años'),
        share: si('ratio', recovered.value / inputs.heat),
        ruleOfThumb: ruleOfThumbSaving(inputs.stackIn, inputs.stackOut),
        waterOut,
        effectiveness,
        gases: si('massFlow', gases.fuelFlow * gasPerFuel(gases.gas)),
        coldest,
        acidDew: acid,
        noAcid: acid === null ? 'No\u00a0rige' : null,
        waterDew: gases.water,
        moisture: gases.moisture,
      },
      warnings: warningsOf(effectiveness, acid, inputs.feedTemperature),
    });
  },
  curve(inputs, choices) {
    const site = sitePressure(choices.site, inputs.altitude);
    if (!site.ok) return site;
    const gases = stackOf(inputs, choices.fuel, site.value);
    if (!gases.ok) return gases;
    return lineChart({
      title: 'Calor recuperado según la salida de los gases',
      x: { label: 'Gases después del economizador', unit: '°C' },
      y: { label: 'Calor recuperado', unit: 'kW' },
      series: 'Con esta caldera',
      point: 'Su caso',
      from: gases.value.coldest,
      to: inputs.stackIn,
      at: inputs.stackOut,
      formula: (outlet) => {
        const most = heatFromGases(gases.value, inputs.stackIn, outlet);
        if (!most.ok) return most;
        const left = afterRecovery(gases.value, inputs.heat, most.value);
        return heatFromGases(left, inputs.stackIn, outlet);
      },
    });
  },
});
