import type { Client } from '../content.server/schema/bands.ts';
import { useLabels } from '../site.ts';
import { Carousel, type CarouselOptions } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section, SectionHead, type SectionProps } from '../ui/section.tsx';
import styles from './clients.module.css';

export type ClientsProps = Pick<SectionProps, 'ground'> & {
  title: string;
  description: string;
  clients: Client[];
};

const options: CarouselOptions = {
  spaceBetween: 50,
  breakpoints: {
    320: { slidesPerView: 2, spaceBetween: 40 },
    480: { slidesPerView: 3, spaceBetween: 60 },
    640: { slidesPerView: 4, spaceBetween: 80 },
    992: { slidesPerView: 6, spaceBetween: 120 },
  },
};

export function Clients({ title, description, clients, ground = 'warm' }: ClientsProps) {
  const { carousel } = useLabels();
  return (
    <Section ground={ground} print="never">
      <SectionHead title={title}>{description}</SectionHead>
      <Carousel
        variant="strip"
        label={title}
        labels={carousel}
        options={options}
        slides={clients.map((client) => ({
          id: client.id,
          content: (
            <Picture
              className={styles.mark}
              picture={client.image}
              alt={client.alt}
              sizes="160px"
            />
          ),
        }))}
      />
    </Section>
  );
}
