/**
 * Every unit a visitor can read or choose: its dimension, the factor that turns it into SI, its
 * symbol where that differs from the key, and the zero offset of temperature scales.
 * Dimensions are read off this table, so that a new one is a new line here and nothing else.
 *
 * Gauge pressure, pressure difference and temperature difference are dimensions of their own:
 * 7 barg, 7 bar abs. and a drop of 7 bar share a unit of force per area and nothing else.
 */
type UnitRow = readonly [dimension: string, toSI: number, symbol?: string, offset?: number];

const POUND = 0.45359237;
const FOOT = 0.3048;
const INCH = 0.0254;
const US_GALLON = 3.785411784e-3;
const PSI = 6894.757293168;
const BTU = 1055.05585262;
const KCAL = 4186.8;
const KWH = 3.6e6;
const HOUR = 3600;
/** Kv counts m³/h of water per √bar; in SI that is m³/s per √Pa. */
const KV = 1 / HOUR / Math.sqrt(1e5);

export const UNITS = {
  Pa: ['pressure', 1, 'Pa abs.'],
  kPa: ['pressure', 1e3, 'kPa abs.'],
  MPa: ['pressure', 1e6, 'MPa abs.'],
  bar: ['pressure', 1e5, 'bar abs.'],
  psi: ['pressure', PSI, 'psia'],
  barg: ['gaugePressure', 1e5],
  kPag: ['gaugePressure', 1e3, 'kPa g'],
  psig: ['gaugePressure', PSI],
  ΔkPa: ['pressureDifference', 1e3, 'kPa'],
  Δbar: ['pressureDifference', 1e5, 'bar'],
  Δpsi: ['pressureDifference', PSI, 'psi'],
  'Pa/m': ['pressureGradient', 1],
  'bar/100 m': ['pressureGradient', 1e3],

  K: ['temperature', 1],
  '°C': ['temperature', 1, '°C', 273.15],
  '°F': ['temperature', 5 / 9, '°F', 459.67],
  ΔK: ['temperatureDifference', 1, 'K'],
  'Δ°F': ['temperatureDifference', 5 / 9, '°F'],

  'kg/s': ['massFlow', 1],
  'kg/h': ['massFlow', 1 / HOUR],
  't/h': ['massFlow', 1e3 / HOUR],
  'lb/h': ['massFlow', POUND / HOUR],
  'm³/s': ['volumeFlow', 1],
  'm³/h': ['volumeFlow', 1 / HOUR],
  'L/s': ['volumeFlow', 1e-3],
  'L/h': ['volumeFlow', 1e-3 / HOUR],
  gpm: ['volumeFlow', US_GALLON / 60],
  kg: ['mass', 1],
  t: ['mass', 1e3],
  lb: ['mass', POUND],
  'm³': ['volume', 1],
  L: ['volume', 1e-3],
  gal: ['volume', US_GALLON],

  m: ['length', 1],
  mm: ['length', 1e-3],
  in: ['length', INCH],
  ft: ['length', FOOT],
  'm²': ['area', 1],
  'mm²': ['area', 1e-6],
  'in²': ['area', INCH ** 2],
  'ft²': ['area', FOOT ** 2],
  'm/s': ['velocity', 1],
  'ft/s': ['velocity', FOOT],
  'm³/kg': ['specificVolume', 1],
  'ft³/lb': ['specificVolume', FOOT ** 3 / POUND],
  'kg/m³': ['density', 1],
  'lb/ft³': ['density', POUND / FOOT ** 3],
  'mg/L': ['concentration', 1e-3],
  'µg/L': ['concentration', 1e-6],
  'µS/cm': ['electricConductivity', 1e-4],
  Pa·s: ['viscosity', 1],
  µPa·s: ['viscosity', 1e-6],
  Kv: ['flowCoefficient', KV],
  /** Of a valve that is wide open. */
  Kvs: ['flowCoefficient', KV],
  Cv: ['flowCoefficient', US_GALLON / 60 / Math.sqrt(PSI)],

  W: ['power', 1],
  kW: ['power', 1e3],
  MW: ['power', 1e6],
  BHP: ['power', 9809.5],
  'MMBtu/h': ['power', (1e6 * BTU) / HOUR],
  'MJ/h': ['power', 1e6 / HOUR],
  'kcal/h': ['power', KCAL / HOUR],
  'Btu/h': ['power', BTU / HOUR],
  'W/m': ['lineHeatLoss', 1],
  'Btu/(h·ft)': ['lineHeatLoss', BTU / HOUR / FOOT],
  'W/m·K': ['conductivity', 1, 'W/(m·K)'],
  'W/(m²·K)': ['heatTransfer', 1],
  'W/K': ['heatCapacityRate', 1],
  J: ['energy', 1],
  GJ: ['energy', 1e9],
  kWh: ['energy', KWH],
  MWh: ['energy', 1e3 * KWH],
  MMBtu: ['energy', 1e6 * BTU],
  'J/kg': ['specificEnergy', 1],
  'kJ/kg': ['specificEnergy', 1e3],
  'MJ/kg': ['specificEnergy', 1e6],
  'Btu/lb': ['specificEnergy', BTU / POUND],
  'J/(kg·K)': ['specificHeat', 1],
  'kJ/(kg·K)': ['specificHeat', 1e3],
  'Btu/(lb·°F)': ['specificHeat', (BTU / POUND) * 1.8],
  'MJ/L': ['energyPerVolume', 1e9],
  'kWh/L': ['energyPerVolume', 1e3 * KWH],

  s: ['time', 1],
  min: ['time', 60],
  h: ['time', HOUR],
  meses: ['time', 730 * HOUR],
  años: ['time', 8760 * HOUR],
  '%': ['ratio', 1e-2],
  /** Of a ratio that is itself counted in percent. */
  puntos: ['ratio', 1e-2],
  ppm: ['ratio', 1e-6],
  '1': ['ratio', 1, ''],
  unidades: ['count', 1, ''],

  '₡': ['colones', 1],
  US$: ['dollars', 1],
  '₡/US$': ['exchangeRate', 1],
  '₡/h': ['costRate', 1 / HOUR],
  '₡/L': ['pricePerVolume', 1e3],
  '₡/m³': ['pricePerVolume', 1],
  '₡/kg': ['pricePerMass', 1],
  '₡/t': ['pricePerMass', 1e-3],
  '₡/kWh': ['pricePerEnergy', 1 / KWH],
  '₡/MJ': ['pricePerEnergy', 1e-6],
  '₡/GJ': ['pricePerEnergy', 1e-9],
  'kg CO₂': ['carbon', 1],
  't CO₂': ['carbon', 1e3],
  'kg CO₂/h': ['carbonRate', 1 / HOUR],
  'kg CO₂/kWh': ['carbonPerEnergy', 1 / KWH],
  'kg CO₂/GJ': ['carbonPerEnergy', 1e-9],
  't CO₂/TJ': ['carbonPerEnergy', 1e-9],
  'kg CO₂/L': ['carbonPerVolume', 1e3],
  'kg CO₂/kg': ['carbonPerMass', 1],
} as const satisfies Record<string, UnitRow>;

type Units = typeof UNITS;
export type Unit = keyof Units;
export type Dimension = Units[Unit][0];
export type DimensionOf<U extends Unit> = Units[U][0];
export type UnitOf<D extends Dimension> = {
  [U in Unit]: Units[U][0] extends D ? U : never;
}[Unit];

export function unitSymbol(unit: Unit): string {
  const row: UnitRow = UNITS[unit];
  return (row[2] ?? unit).replace(' ', '\u00a0');
}

export function unitFactor(unit: Unit): number {
  return UNITS[unit][1];
}

/** Zero of the scale, in the unit itself: −273,15 °C and −459,67 °F are 0 K. */
export function unitOffset(unit: Unit): number {
  const row: UnitRow = UNITS[unit];
  return row[3] ?? 0;
}
