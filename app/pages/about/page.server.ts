import { isSampleName } from '../../content.server/launch-texts.ts';
import type { Content } from '../../content.server/load.ts';
import { repeatedIds } from '../../content.server/problems.ts';
import { companyReference } from '../company-data.server.ts';
import { filesOf, leadPicture, namedInMenu } from '../page-facts.server.ts';
import type { LoadContext, PageKind, Passage } from '../page-kind.server.ts';
import { sentence } from '../passages.server.ts';
import { webPage } from '../schema-org.server.ts';
import { exampleFigures } from './example.server.ts';
import { reads } from './schema.ts';

export const kind: PageKind<'about', typeof reads> = {
  name: 'about',
  route: '/about',
  reads,
  pages: (content) => {
    const { about, company } = content.single;
    return [
      {
        ...namedInMenu(content, '/about'),
        description: about.meta.description,
        parent: '/',
        sources: filesOf(content, 'about', 'pillars', 'team', 'stats'),
        passages: passagesOf(content),
        picture: leadPicture(about.story.imageSrc, about.story.imageAlt),
        structuredData: (page, siteUrl) => [
          {
            ...webPage('AboutPage', page, siteUrl),
            mainEntity: companyReference(company, siteUrl),
          },
        ],
      },
    ];
  },
  check: ({ single: { team, stats } }) => [
    ...repeatedIds('team.yaml', 'id', team),
    ...repeatedIds('stats.yaml', 'id', stats),
  ],
  samples: ({ single: { about, team } }) => [
    ...(about.story.video.sample
      ? [
          {
            file: 'content/about.yaml',
            field: 'story.video',
            message:
              'el video es de muestra: cambie sus imágenes y textos, hágalo con «npm run film» y ponga «sample: false»',
          },
        ]
      : []),
    ...team.flatMap(({ name, sample }, index) => {
      if (!sample) return [];
      const message = isSampleName(name)
        ? `«${name}» y su retrato son de muestra: cambie la ficha y ponga «sample: false», o bórrela`
        : `«${name}» sigue marcada como muestra: cuando su ficha y su retrato sean los suyos, ponga «sample: false», o bórrela`;
      return [{ file: 'content/team.yaml', field: `[${index + 1}]`, message }];
    }),
  ],
};

function passagesOf({ single: { about, pillars, team } }: Content): Passage[] {
  const { way } = about;
  return [
    { title: '', text: about.lead },
    { title: about.story.title, anchor: 'historia', text: about.story.paragraphs.join(' ') },
    {
      title: way.title,
      anchor: 'pasos',
      text: way.steps
        .flatMap((step) => [sentence(step.title), step.description, sentence(step.receives)])
        .join(' '),
    },
    {
      title: about.pillars.title,
      anchor: 'pilares',
      text: pillars.altServicesData
        .flatMap((one) => [sentence(one.title), one.description])
        .join(' '),
    },
    {
      title: about.team.title,
      anchor: 'equipo',
      text: team.map(({ name, role }) => `${name}, ${role}.`).join(' '),
    },
  ];
}

export function load({ content }: LoadContext) {
  const { about, labels, pillars, team, stats } = content.single;
  const { shots, ...video } = about.story.video;
  // A place that the page has no picture of.
  const poster = shots.at(-2)?.image;
  const { proofs, ...ownPillars } = about.pillars;
  return {
    about: { ...about, story: { ...about.story, video: { ...video, poster } } },
    example: exampleFigures(about.way.example),
    pillars: {
      ...pillars,
      ...ownPillars,
      altServicesData: pillars.altServicesData.map((pillar) => ({
        ...pillar,
        proof: proofs.find(({ id }) => id === pillar.id)?.text,
      })),
    },
    team,
    profile: labels.team.profile,
    stats,
  };
}
