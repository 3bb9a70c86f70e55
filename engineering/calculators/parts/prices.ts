import { input } from '../../define-calculator.ts';

export const STEAM_PRICE_INPUT = input({
  label: 'Costo del vapor',
  help: 'Valor de ejemplo de noviembre de 2026: calcule el suyo en la página de calderas para vapor.',
  unit: '₡/t',
  units: ['₡/t', '₡/kg'],
  value: 45_000,
  min: 100,
  max: 300_000,
  step: 500,
});

export const WATER_PRICE_INPUT = input({
  label: 'Agua, tratamiento y vertido',
  help: 'Por metro cúbico de reposición; valor de ejemplo de noviembre de 2026.',
  unit: '₡/m³',
  value: 2500,
  min: 0,
  max: 20_000,
  step: 50,
});
