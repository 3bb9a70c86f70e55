import { type Problem, repeatedIds } from '../../content.server/problems.ts';
import { calculatorData, calculatorsIn } from '../calculators.server.ts';
import { companyReference, country } from '../company-data.server.ts';
import { entryOf } from '../page-facts.server.ts';
import type { LoadContext, PageFacts, PageKind } from '../page-kind.server.ts';
import { questionsIn, sentence, textOf } from '../passages.server.ts';
import { faqPage, thing } from '../schema-org.server.ts';
import { drawnBalance } from './balance.server.ts';
import { servicePicture } from './cards.server.ts';
import { reads } from './schema.ts';

export const kind: PageKind<'service', typeof reads> = {
  name: 'service',
  route: '/services/:slug',
  reads,
  pages: ({ single: { company }, collection }) =>
    collection.services.map((service): PageFacts => {
      const path = `/services/${service.slug}`;
      return {
        path,
        label: service.title,
        labelField: 'title',
        description: service.meta.description,
        parent: '/services',
        sources: [{ file: `services/${service.slug}`, value: service }],
        picture: servicePicture(service),
        summary: service.description,
        calculators: service.items.flatMap((item) => calculatorsIn(item.content)),
        passages: [
          ...service.items.map(({ id, name, title, introduction, content }) => ({
            title: name,
            anchor: id,
            text: [sentence(title), introduction, textOf(content)].join(' '),
          })),
          ...questionsIn({ questions: service.faq }),
        ],
        structuredData: (page, siteUrl) => [
          {
            ...thing('Service', page, siteUrl),
            serviceType: service.title,
            areaServed: country,
            provider: companyReference(company, siteUrl),
          },
          ...faqPage(service.faq),
        ],
      };
    }),
  samples: ({ collection }) =>
    collection.services.flatMap(({ slug, keyFigures, items }) =>
      [
        ...keyFigures.map(({ sample }, index) => ({ sample, field: `keyFigures[${index + 1}]` })),
        ...items.map(({ balance }, index) => ({
          sample: balance?.measured?.sample,
          field: `items[${index + 1}].balance.measured`,
        })),
      ].flatMap(({ sample, field }) =>
        sample
          ? [
              {
                file: `content/services/${slug}.yaml`,
                field,
                message: 'la cifra es de muestra: escriba la suya y ponga «sample: false»',
              },
            ]
          : [],
      ),
    ),
  footerColumn: (labels) => labels.footer.services,
  llmsPart: (labels) => labels.footer.services,
  check: ({ collection }) =>
    collection.services.flatMap(({ slug, id, link, items }): Problem[] => {
      const file = `services/${slug}.yaml`;
      const isNamedAsItsFile = link === `/services/${slug}` && id === slug;
      return [
        ...(isNamedAsItsFile
          ? []
          : [
              {
                file,
                field: 'link',
                message: `debe ser «/services/${slug}» y el «id» «${slug}», como el archivo`,
              },
            ]),
        ...repeatedIds(file, 'items.id', items),
      ];
    }),
};

export async function load({ content, page }: LoadContext) {
  const service = entryOf(content.collection.services, page.path);
  const calculators = service.items.flatMap((item) => calculatorsIn(item.content));
  const { takes, sample } = content.single.services.plan;
  return {
    service,
    plan: { takes, sample },
    drawn: Object.fromEntries(
      service.items.flatMap(({ id, balance }) =>
        balance ? [[id, drawnBalance(balance.measured)] as const] : [],
      ),
    ),
    ...(await calculatorData(calculators)),
  };
}
