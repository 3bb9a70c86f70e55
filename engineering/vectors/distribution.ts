import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { formatPlain } from '../format.ts';
import { type FittingSize, fittingLoss, JACKET_EMISSIVITY } from '../formulas/bare-fittings.ts';
import { pumpDuty } from '../formulas/condensate-pump.ts';
import { flash } from '../formulas/flash.ts';
import { densityError } from '../formulas/flow-meter.ts';
import { BARE_STEEL, bareLoss, CLADDING, insulatedLoss } from '../formulas/heat-loss.ts';
import { type NominalDiameter, pipeOfSize } from '../formulas/pipe-sizes.ts';
import { diameterForVelocity, lineDrop } from '../formulas/steam-pipe.ts';
import { failedTrapLoss } from '../formulas/steam-trap.ts';
import { saturatedAtPressure, wetSteam } from '../if97/states.ts';
import { absolute, of, type Quantity, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Tolerance, Vector } from './vector.ts';

function atGauge(gauge: Quantity<'gaugePressure'>): Quantity<'pressure'> {
  return absolute(gauge, SEA_LEVEL_PRESSURE);
}

/** The accuracy that the method itself claims. */
const METHOD: Tolerance = { relative: 0.15, because: 'exactitud del método' };

const armstrong: Vector = {
  id: 'armstrong-7-0',
  topic: 'flash',
  source: 'Armstrong, Flash Steam Formula (Metric)',
  quantity: 'Vapor flash de 7 a 0 barg, a nivel del mar',
  printed: '13.4',
  unit: '%',
  compute: () => valueIn(solved(flash(atGauge(of(7, 'barg')), SEA_LEVEL_PRESSURE)).fraction, '%'),
};

function toolboxFlash(before: number, after: number, printed: string): Vector {
  return {
    id: `toolbox-flash-${before}-${after}`,
    topic: 'flash',
    source: 'Engineering ToolBox, Flash Steam Generation',
    quantity: `Vapor flash de ${formatPlain(before)} a ${formatPlain(after)} kPa abs.`,
    printed,
    unit: '%',
    compute: () => valueIn(solved(flash(of(before, 'kPa'), of(after, 'kPa'))).fraction, '%'),
  };
}

function doeTip12(): Quantity<'ratio'> {
  return solved(flash(atGauge(of(150, 'psig')), atGauge(of(30, 'psig')))).fraction;
}

const doeFlash: readonly Vector[] = [
  {
    id: 'doe-tip-12-fraction',
    topic: 'flash',
    source: 'US DOE, Steam Tip Sheet 12',
    quantity: 'Vapor flash de 150 a 30 psig',
    printed: '10.3',
    unit: '%',
    compute: () => valueIn(doeTip12(), '%'),
  },
  {
    id: 'doe-tip-12-flow',
    topic: 'flash',
    source: 'US DOE, Steam Tip Sheet 12',
    quantity: 'Vapor flash de 5 000 lb/h de condensado, de 150 a 30 psig',
    printed: '515',
    unit: 'lb/h',
    tolerance: { absolute: 2.5, because: 'la hoja parte de 10,3 % ya redondeado' },
    compute: () => 5000 * doeTip12(),
  },
];

const murphyPipe: Vector = {
  id: 'murphy-5-7',
  topic: 'steam-pipe',
  source: 'Murphy & McKay, Energy Management, ej. 5.7',
  quantity: 'Diámetro para 4,0 kg/s a 10 bar abs., título 0,97, 40 m/s',
  printed: '0.155',
  unit: 'm',
  compute: () => {
    const { v } = solved(wetSteam(of(10, 'bar'), of(97, '%')));
    return solved(diameterForVelocity(of(4, 'kg/s'), v, of(40, 'm/s')));
  },
};

function crossCheckLine() {
  const { p, T, vg } = solved(saturatedAtPressure(atGauge(of(7, 'barg'))));
  const line = {
    flow: of(2000, 'kg/h'),
    pressure: p,
    temperature: T,
    specificVolume: vg,
    diameter: of(102.3, 'mm'),
  };
  return solved(lineDrop(line, of(1, 'm')));
}

const line: readonly Vector[] = [
  {
    id: 'line-gradient',
    kind: 'own',
    topic: 'steam-pipe',
    source: 'A mano: f·w²/(2·v·D), con f 0,0174 de Colebrook',
    quantity: 'Caída de presión a nivel del mar, 2 000 kg/h a 7 barg en 102,3 mm',
    printed: '93',
    unit: 'Pa/m',
    compute: () => crossCheckLine().gradient,
  },
  {
    id: 'line-velocity',
    kind: 'own',
    topic: 'steam-pipe',
    source: 'A mano: 4·ṁ·v/(π·D²), con v 0,2400 m³/kg',
    quantity: 'Velocidad a nivel del mar, 2 000 kg/h a 7 barg en 102,3 mm',
    printed: '16.2',
    unit: 'm/s',
    compute: () => crossCheckLine().velocity,
  },
];

/** Still air at 20 °C, the middle of the 10 to 25 °C that the table covers. */
function toolboxPipe(dn: NominalDiameter, printed: string): Vector {
  return {
    id: `toolbox-bare-${dn}`,
    topic: 'heat-loss',
    source: 'Engineering ToolBox, Steam Pipes',
    quantity: `Pérdida de tubería desnuda DN ${dn}, ε 0,8, 100 K sobre aire a 20 °C`,
    printed,
    unit: 'W/m',
    tolerance: METHOD,
    compute: () =>
      solved(
        bareLoss(pipeOfSize(dn).outside, of(120, '°C'), BARE_STEEL, {
          air: of(20, '°C'),
          pressure: SEA_LEVEL_PRESSURE,
        }),
      ),
  };
}

/** By hand with Churchill and Chu and the air of Incropera's table A.4: ho 3,79 + 1,36 W/(m²·K). */
const insulatedPipe: Vector = {
  id: 'insulated-80',
  kind: 'own',
  topic: 'heat-loss',
  source: 'A mano: 140/(2,666 + 0,327) con ho 5,15 W/(m²·K)',
  quantity:
    'Pérdida de DN 80 a 170 °C con lana de 50 mm y 0,045 W/(m·K) bajo lámina (ε 0,2), aire a 30 °C, a nivel del mar',
  printed: '46.8',
  unit: 'W/m',
  compute: () => {
    const cover = { thickness: of(50, 'mm'), conductivity: of(0.045, 'W/m·K') };
    const around = { air: of(30, '°C'), pressure: SEA_LEVEL_PRESSURE };
    const { outside } = pipeOfSize(80);
    return solved(insulatedLoss(outside, of(170, '°C'), { ...cover, emissivity: CLADDING }, around))
      .loss;
  },
};

/** By hand as the pipe above, with what `fittingLoss` takes for the two surfaces: ε 0,6 bare, 0,9 covered. */
function handValve(which: 'bare' | 'insulated', printed: string, source: string): Vector {
  const cover =
    which === 'bare' ? 'desnuda (ε 0,6)' : 'con colchoneta de 25 mm y 0,045 W/(m·K) (ε 0,9)';
  return {
    id: `valve-100-${which}`,
    kind: 'own',
    topic: 'fitting-loss',
    source: `A mano: ${source}`,
    quantity: `Pérdida de válvula DN 100 a 170 °C ${cover}, aire a 30 °C, a nivel del mar`,
    printed,
    unit: 'W',
    tolerance: { relative: 0.01, because: 'aire de Incropera, tabla A.4' },
    compute: () => {
      const jacket = { thickness: of(25, 'mm'), conductivity: of(0.045, 'W/m·K') };
      const around = { air: of(30, '°C'), pressure: SEA_LEVEL_PRESSURE };
      const loss = fittingLoss(
        'valve',
        100,
        of(170, '°C'),
        { ...jacket, emissivity: JACKET_EMISSIVITY },
        around,
      );
      return solved(loss)[which];
    },
  };
}

/** 1 in pad on a class 150 gate valve, air at 65 °F, no wind: the conditions of the sheet. */
function doeValve(dn: FittingSize, fahrenheit: number, printed: string): Vector {
  return {
    id: `doe-tip-17-${dn}-${fahrenheit}`,
    kind: 'fitted',
    topic: 'fitting-loss',
    source: 'US DOE, Steam Tip Sheet 17',
    quantity: `Calor ahorrado con colchoneta en válvula DN ${dn} a ${fahrenheit} °F`,
    printed,
    unit: 'Btu/h',
    tolerance: {
      relative: 0.05,
      because: 'margen con emisividad 0,6',
    },
    compute: () => {
      const { bare, insulated } = solved(
        fittingLoss(
          'valve',
          dn,
          of(fahrenheit, '°F'),
          { thickness: of(1, 'in'), conductivity: of(0.045, 'W/m·K'), emissivity: of(0.9, '1') },
          { air: of(65, '°F'), pressure: SEA_LEVEL_PRESSURE },
        ),
      );
      return valueIn(si('power', bare - insulated), 'Btu/h');
    },
  };
}

function doeTrap(orifice: number, psig: number, printed: string): Vector {
  return {
    id: `doe-tip-1-${orifice}-${psig}`,
    kind: 'fitted',
    topic: 'steam-trap',
    source: 'US DOE, Steam Tip Sheet 1',
    quantity: `Trampa fallada, orificio de 1/${1 / orifice} in a ${psig} psig`,
    printed,
    unit: 'lb/h',
    compute: () =>
      valueIn(
        solved(failedTrapLoss(of(orifice, 'in'), atGauge(of(psig, 'psig')), SEA_LEVEL_PRESSURE)),
        'lb/h',
      ),
  };
}

const pump: Vector = {
  id: 'spirax-ptf4',
  topic: 'condensate-pump',
  source: 'Spirax Sarco, PTF4',
  quantity: 'Contrapresión total: 9,1 m de elevación y 1,7 barg de retorno',
  printed: '2.6',
  unit: 'barg',
  compute: () => valueIn(solved(pumpDuty(of(9.1, 'm'), of(1.7, 'barg'))).head, 'barg'),
};

function unnoticed(meter: 'vortex' | 'differential', printed: string): Vector {
  return {
    id: `density-error-${meter}`,
    kind: 'own',
    topic: 'flow-meter',
    source:
      meter === 'vortex'
        ? 'A mano: vg a 6 barg / vg a 7 barg − 1'
        : 'A mano: √(vg a 6 barg / vg a 7 barg) − 1',
    quantity: `Error al pasar de 7 a 6 barg sin compensar, a nivel del mar (${meter === 'vortex' ? 'vórtice' : 'presión diferencial'})`,
    printed,
    unit: '%',
    compute: () => {
      const density = (barg: number) =>
        si('density', 1 / solved(saturatedAtPressure(atGauge(of(barg, 'barg')))).vg);
      return valueIn(solved(densityError(density(7), density(6)))[meter], '%');
    },
  };
}

const wetDensity: Vector = {
  id: 'wet-steam-density',
  kind: 'own',
  topic: 'flow-meter',
  source: 'A mano: 1/(0,8 × 0,462 m³/kg)',
  quantity: 'Densidad del vapor húmedo a 4 bar abs., título 0,8',
  printed: '2.7056',
  unit: 'kg/m³',
  tolerance: { relative: 0.001 / 0.462, because: 'a mano, vg redondeado y sin el líquido' },
  compute: () => 1 / solved(wetSteam(of(4, 'bar'), of(80, '%'))).v,
};

export const DISTRIBUTION_VECTORS: readonly Vector[] = [
  armstrong,
  toolboxFlash(1150, 101.33, '16.5'),
  toolboxFlash(800, 101.33, '13.4'),
  toolboxFlash(650, 170, '9.1'),
  toolboxFlash(400, 260, '3.0'),
  ...doeFlash,
  murphyPipe,
  ...line,
  toolboxPipe(25, '169'),
  toolboxPipe(50, '285'),
  toolboxPipe(100, '501'),
  insulatedPipe,
  handValve('bare', '874', '0,4348 m² × (984 + 1 025) W/m², con hc 7,03 W/(m²·K)'),
  handValve('insulated', '115', '1,211 m × 140/(1,283 + 0,189), con ho 10,24 W/(m²·K)'),
  doeValve(150, 400, '5800'),
  doeValve(80, 300, '1710'),
  doeValve(200, 300, '4800'),
  doeTrap(1 / 8, 100, '52.8'),
  doeTrap(1 / 8, 150, '75.8'),
  doeTrap(1 / 4, 100, '211'),
  pump,
  unnoticed('vortex', '13.5'),
  unnoticed('differential', '6.5'),
  wetDensity,
];
