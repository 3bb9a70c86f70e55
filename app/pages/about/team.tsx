import { useLabels } from '../../site.ts';
import { fill } from '../../ui/fill.ts';
import { Picture } from '../../ui/picture.tsx';
import { reveal } from '../../ui/reveal.ts';
import { SampleMark } from '../../ui/sample-mark.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { TeamMember } from './schema.ts';
import styles from './team.module.css';

export type TeamProps = {
  title: string;
  description: string;
  team: TeamMember[];
  /** How a link to a profile is named. */
  profile: string;
};

export function Team({ title, description, team, profile }: TeamProps) {
  const { selection: words } = useLabels();
  return (
    <Section aria-labelledby="equipo">
      <SectionHead id="equipo" title={title}>
        {description}
      </SectionHead>
      <ul className={styles.team}>
        {team.map((member, position) => (
          <li key={member.id} className={styles.member} {...reveal(position)}>
            <Picture picture={member.imageSrc} alt={member.imageAlt} sizes="320px" />
            <h3>{member.name}</h3>
            <p className={styles.role}>{member.role}</p>
            <p>{member.description}</p>
            {member.socialLinks.map(({ platform, url }) =>
              member.sample ? (
                <p key={url} className={styles.profile}>
                  {platform} <SampleMark>{words.sample}</SampleMark>
                </p>
              ) : (
                <a
                  key={url}
                  className={styles.profile}
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={fill(profile, { name: member.name, platform })}
                >
                  {platform}
                </a>
              ),
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
