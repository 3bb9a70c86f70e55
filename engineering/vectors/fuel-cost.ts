import { SEA_LEVEL_PRESSURE } from '../atmosphere.ts';
import { boilerHeat } from '../formulas/boiler.ts';
import { FUEL_DATA } from '../formulas/fuels.ts';
import { usefulHeat } from '../formulas/useful-heat.ts';
import { liquidAt } from '../if97/states.ts';
import { absolute, of, si, valueIn } from '../quantities.ts';
import { solved } from '../solved.ts';
import type { Tolerance, Vector } from './vector.ts';

/** US DOE, Steam Tip Sheet 15, table 1: Btu for a pound of saturated steam, by feedwater in °F. */
function tip15(psig: number, fahrenheit: number, printed: string, tolerance?: Tolerance): Vector {
  return {
    id: `doe-tip-15-${psig}-${fahrenheit}`,
    topic: 'boiler',
    source: 'US DOE, Steam Tip Sheet 15',
    quantity: `Calor por libra de vapor saturado a ${psig} psig, agua a ${fahrenheit} °F`,
    printed,
    unit: 'Btu/lb',
    ...(tolerance && { tolerance }),
    compute: () => {
      const pressure = absolute(of(psig, 'psig'), SEA_LEVEL_PRESSURE);
      const steamFlow = of(1, 'kg/s');
      const { heat } = solved(
        boilerHeat({
          steamFlow,
          pressure,
          dryness: of(1, '1'),
          blowdown: of(0, '1'),
          feedEnthalpy: solved(liquidAt(pressure, of(fahrenheit, '°F'))).h,
        }),
      );
      return valueIn(si('specificEnergy', heat / steamFlow), 'Btu/lb');
    },
  };
}

/** Gas at 8 US$/MMBtu and 81 %: what 1 000 lb of 150 psig steam from 150 °F water cost. */
const questline: Vector = {
  id: 'questline-steam-cost',
  topic: 'fuel-cost',
  source: 'Questline, Calculating the Cost of Steam (tabla ASME, 1 073 Btu/lb)',
  quantity: 'Costo de 1 000 lb de vapor, combustible a 8 US$/MMBtu, eficiencia 81 %',
  printed: '10.60',
  unit: 'US$',
  compute: () => {
    const price = si('pricePerEnergy', 8 / of(1, 'MMBtu'));
    const fuel = { soldBy: 'energy', price, carbon: of(0, 't CO₂/TJ'), biogenic: false } as const;
    return solved(usefulHeat(fuel, of(81, '%'))).price * of(1.073, 'MMBtu');
  },
};

const wood: Vector = {
  id: 'ipcc-madera',
  topic: 'fuel-cost',
  source: 'IPCC 2006, vol. 2, tabla 1.4',
  kind: 'own',
  quantity: 'CO₂ biogénico por energía de madera (poder inferior, eficiencia 100 %)',
  printed: '112',
  unit: 'kg CO₂/GJ',
  compute: () => {
    const { carbon, heatingValue } = FUEL_DATA.madera;
    return valueIn(si('carbonPerEnergy', carbon / heatingValue), 'kg CO₂/GJ');
  },
};

const diesel: Vector = {
  id: 'diesel-useful-heat',
  topic: 'fuel-cost',
  source: 'A mano: 620 / (0,03866 × 0,82)',
  kind: 'own',
  quantity: 'Costo del calor útil con diésel a ₡\u00a0620/L, 38,66 MJ/L y eficiencia de 82 %',
  printed: '19557.6',
  unit: '₡/GJ',
  compute: () => {
    const { heatingValue, carbon } = FUEL_DATA.diesel;
    const price = of(620, '₡/L');
    const fuel = { soldBy: 'volume', heatingValue, price, carbon, biogenic: false } as const;
    return valueIn(solved(usefulHeat(fuel, of(82, '%'))).price, '₡/GJ');
  },
};

const glp: Vector = {
  id: 'ipcc-glp',
  topic: 'fuel-cost',
  source: 'IPCC 2006, vol. 2, a mano: 63,1 t/TJ × 47,3 MJ/kg × 0,540 kg/L',
  kind: 'own',
  quantity: 'CO₂ por litro de GLP',
  printed: '1.612',
  unit: 'kg CO₂/L',
  compute: () => valueIn(FUEL_DATA.glp.carbon, 'kg CO₂/L'),
};

export const FUEL_COST_VECTORS: readonly Vector[] = [
  questline,
  tip15(150, 50, '1178'),
  tip15(150, 100, '1128'),
  tip15(150, 150, '1078'),
  tip15(150, 200, '1028'),
  tip15(150, 250, '977'),
  tip15(450, 100, '1137', {
    absolute: 1.5,
    because: 'las filas de la hoja difieren entre sí en 1 Btu/lb',
  }),
  tip15(450, 250, '986'),
  tip15(600, 100, '1134'),
  tip15(600, 250, '984'),
  diesel,
  glp,
  wood,
];
