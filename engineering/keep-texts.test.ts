import { expect, test } from 'vitest';
import { keepSum, keepText } from './keep-texts.ts';

/** With a middle dot for each hard space, and a tie for each word joiner. */
const shown = (text: string) => keepText(text).replaceAll('\u00a0', '·').replaceAll('\u2060', '⁀');

test.each([
  ['De 100 a 25 000 kg/h y de 1 a 20 barg.', 'De 100·a·25·000·kg/h y de 1·a·20·barg.'],
  ['140/3 con ho 5,15 W/(m²·K)', '140/3 con ho·5,15·W/(m²·K)'],
  ['Continuo: 8 760 h.', 'Continuo: 8·760·h.'],
  ['1 234 567 kW', '1·234·567·kW'],
  ['11:1 a 1 barg, 21:1 a 7 barg', '11:1·a·1·barg, 21:1·a·7·barg'],
  ['a 180 °C, con 40 % de ahorro', 'a 180·°C, con 40·% de ahorro'],
  ['450 kg CO₂ al año y 12 t', '450·kg CO₂ al año y 12·t'],
  ['desde 10 339 kPa abs., en EE. UU.', 'desde 10·339·kPa·abs., en EE.·UU.'],
  ['DN 50 clase 300 de 2,0 × 1,0 × 1,9 m', 'DN·50·clase·300 de 2,0·×·1,0·×·1,9·m'],
  ['un COP de 2,5 × 0,82 = 2,05', 'un COP de 2,5·×·0,82·=·2,05'],
  ['Entrada 1½ × 3 del Departamento de EE. UU.', 'Entrada 1½·×·3 del Departamento de EE.·UU.'],
  ['Fórmula de ISO 2533, a mano, a 5 MPa abs.', 'Fórmula de ISO·2533, a·mano, a 5·MPa·abs.'],
  ['10 MWth en 60 m², 2,4 MJ y 8,2 MJ/kg', '10·MWth en 60·m², 2,4·MJ y 8,2·MJ/kg'],
  ['De 4 a 16 según el salto', 'De 4·a·16 según el salto'],
  ['COP de 4 con 45 K, 16 con 11 K', 'COP de 4·con·45·K, 16·con·11·K'],
  ['16 con unos 11 K, y con unos 2 K', '16·con·unos·11·K, y con unos·2·K'],
  ['eléctricas, a solicitud. A 95 °C y a 20', 'eléctricas, a·solicitud. A·95·°C y a 20'],
  ['17 % de más en 330 días, 25 m/s o más', '17·%·de·más en 330 días, 25·m/s o·más'],
  ['A medias, 3 puntos', 'A·medias, 3 puntos'],
  ['BC-500 a 65 °C, de 1 000 a 2 000', 'BC-500 a 65·°C, de 1·000·a·2·000'],
  ['184 °C · x = 0,98', '184·°C·· x·=·0,98'],
  ['2″ BPE (ø 50,8 mm)', '2″·BPE (ø·50,8·mm)'],
  ['Tubo ASME BPE de ½″ BPE', 'Tubo ASME·BPE de ½″·BPE'],
  ['la masa es ṁ = ρ·Q (ṁ ∝ √ρ)', 'la masa es ṁ·=·ρ·Q (ṁ·∝·√ρ)'],
  ['filtro Y y ASME BPVC I pide dos. A veces', 'filtro·Y y ASME BPVC·I pide dos. A·veces'],
  ['Decreto N.º 26789-MTSS', 'Decreto N.º·26789-MTSS'],
  ['señal de 4–20 mA, de 500–25 000 kg/h', 'señal de 4–⁀20·mA, de 500–⁀25·000·kg/h'],
  ['tubos ASTM A178 en San José', 'tubos ASTM·A178 en San·José'],
  ['a 300 K (región 2), a 5 000 ft/min', 'a 300·K (región·2), a 5·000·ft/min'],
  ['certificados EN 10204 3.1', 'certificados EN·10204·3.1'],
  ['10 000·250/(2 500 − 250) y (5 − x)', '10·000·250/(2·500·−·250) y (5 − x)'],
  ['una densidad de 8,34 lb/gal y de 0,25 UE/mL', 'una densidad de 8,34·lb/gal y de 0,25·UE/mL'],
  ['a 15 bar abs., x 0,96, η 72,4 %', 'a 15·bar·abs., x·0,96, η·72,4·%'],
  ['con xT = 0,72', 'con xT·=·0,72'],
  ['a ₡ 47/kg, 60 ± 71 kg/h', 'a ₡·47/kg, 60·±·71·kg/h'],
  ['con vg 0,2400 m³/kg, f 0,0174', 'con vg·0,2400·m³/kg, f·0,0174'],
  ['viscosidad IAPWS R12-08', 'viscosidad IAPWS·R12-08'],
  [
    'De 10 → 7 barg, de 14 → 0,5 barg, a unos 150 mbar',
    'De 10·→·7·barg, de 14·→·0,5·barg, a unos 150·mbar',
  ],
  ['fracción (hf1 − hf2)/hfg2', 'fracción (hf1·−·hf2)/hfg2'],
  ['(120,4 − 80)/(143,7 − 80) = 63 %: menos', '(120,4·−·80)/(143,7·−·80)·=·63·%: menos'],
  ['filtros Y, separadores y la letra D.', 'filtros·Y, separadores y la letra·D.'],
  ['tabla 3-8 (módulo 3.12), ecuaciones 5 a 8', 'tabla·3-8 (módulo·3.12), ecuaciones·5·a·8'],
  ['tubo cédula 40 de WCB (grupo 1.1)', 'tubo cédula·40 de WCB (grupo·1.1)'],
  ['hfg 2 226 kJ/kg y vg 0,24', 'hfg·2·226·kJ/kg y vg·0,24'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  'Más de 20 años y 15 colaboradores',
  '+506 2200 0000',
  'Las 2 horas que siguen, los 3 metros',
  '2 mediciones',
  'de 7:30 a 17:00',
])('%s stays as it is', (text) => {
  expect(keepText(text)).toBe(text);
});

test.each([
  ['A mano: 338,5 − 28 Btu/lb', 'A_mano: 338,5_−_28_Btu/lb'],
  ['140 000 kg + 16 000 kg = 156 000 kg', '140_000_kg +_16_000_kg =_156_000_kg'],
  ['a mano 0,88·10 000·(148 − 23)', 'a_mano 0,88·10_000·(148_−_23)'],
  ['0,4348 m² · (984 + 1 025) W/m², con', '0,4348_m²_· (984_+_1_025)_W/m², con'],
  ['a mano: 63,1 t/TJ · 47,3 MJ/kg · 0,540 kg/L', 'a_mano: 63,1_t/TJ_· 47,3_MJ/kg_· 0,540_kg/L'],
  ['190,5 · 5 000 / (1 201,325 · 0,975 · 0,90)', '190,5_· 5_000_/ (1_201,325_·_0,975_·_0,90)'],
])(
  'what is reckoned breaks after a dot, before another sign, or not at all: %s',
  (text, expected) => {
    expect(keepSum(text).replaceAll('\u00a0', '_')).toBe(expected);
  },
);
