import { PersonName } from '@tamis/ui/person-name';
import { Link } from '../shared/links.ts';

interface AgreeingNameProps {
  id: number;
  name: string;
  /** The words of the name that agree with the term. */
  agreeing: readonly string[];
}

/** As high as Latin letters in every script: the box of an Arabic word would extend into the line below. */
const MARK =
  '-mx-0.5 rounded-sm bg-transparent bg-linear-to-r from-accent-soft to-accent-soft bg-size-[100%_1.3em] bg-center bg-no-repeat px-0.5 text-inherit forced-colors:bg-none';

/** The name of a found entity, linked to its profile, with the words marked that agree with the term. */
export function AgreeingName({ id, name, agreeing }: AgreeingNameProps) {
  const marked = new Set(agreeing);
  return (
    <Link to="/entity/$id" params={{ id: String(id) }} variant="name" className="text-16 wrap-anywhere">
      <PersonName name={name}>
        {name.split(/([\p{L}\p{M}\p{N}]+)/u).map((piece, at) =>
          marked.has(piece) ? (
            // The words of a name have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={at} className={MARK}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </PersonName>
    </Link>
  );
}
