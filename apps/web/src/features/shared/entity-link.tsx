import { PersonName } from '@tamis/ui/person-name';
import { Link } from './links.ts';

interface EntityLinkProps {
  id: number;
  name: string;
  variant?: 'accent' | 'name' | 'quiet';
  className?: string;
  /** For a truncated line that starts with the name. */
  isCut?: boolean;
}

/** The name of an entity as a link to its profile. */
export function EntityLink({ id, name, variant = 'name', className, isCut }: EntityLinkProps) {
  return (
    <Link to="/entity/$id" params={{ id: String(id) }} variant={variant} className={className}>
      <PersonName name={name} isCut={isCut} />
    </Link>
  );
}

/** '#27': distinguishes an entity from its namesakes. */
export const EntityNumber = ({ id }: { id: number }) => (
  <span className="shrink-0 text-12 text-muted tabular">#{id}</span>
);
