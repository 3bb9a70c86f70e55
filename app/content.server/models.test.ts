import { expect, test } from 'vitest';
import { findModel, listModels } from './models.ts';

const medium = /^(water|steam|condensate|gas|air|refrigerant|product|signal)$/;

test.each(listModels())('the model of %s can be shown: parts, a camera, known flows', (slug) => {
  const model = findModel(slug);
  expect(model?.src).toMatch(new RegExp(`^/models/${slug}\\.[0-9a-f]{10}\\.glb$`));
  expect(model?.parts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(model?.parts).size).toBe(model?.parts.length);
  for (const part of model?.parts ?? []) expect(part).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const flow of model?.flows ?? []) expect(flow.medium).toMatch(medium);
  expect(model?.hasCamera).toBe(true);
});
