import { z } from 'zod';
import { clients } from '../../content.server/schema/bands.ts';
import { meta, text } from '../../content.server/schema/fields.ts';

const services = z.strictObject({
  meta,
  title: text(80),
  lead: text(320),
  listTitle: text(90),
});

export const reads = { services, clients };
