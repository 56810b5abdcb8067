/** Words that are places or derived from them: 'Danish', 'Miami'. Whoever is accused there is somebody else. */
import { countryNames } from '../names/tables/country-names.gen.ts';
import { asianPlaces } from '../names/tables/places-asia.ts';
import { europeanPlaces } from '../names/tables/places-europe.ts';
import { formerSovietPlaces } from '../names/tables/places-former-soviet.ts';
import { worldPlaces } from '../names/tables/places-world.ts';

let places: Set<string> | undefined;

/** Common endings of adjectives and peoples: 'a Danish lawyer', 'two Nepalese'. */
const people = /.{2}(?:ian|ians|ish|ese|ean|eans|nch|utch|wiss)$/u;

/** They make another place of a place: 'West Bengal', 'New Delhi'. */
const COMPASS: ReadonlySet<string> = new Set(
  'north south east west northern southern eastern western new central upper lower greater united states san santa saint st los las city county district virginia carolina dakota jersey'.split(
    ' ',
  ),
);

export function isPlace(text: string): boolean {
  places ??= new Set(
    [countryNames, asianPlaces, europeanPlaces, formerSovietPlaces, worldPlaces].flatMap((table) =>
      table.split(/\s+/u).filter((word) => /^[\p{L}\p{M}]{3,}$/u.test(word)),
    ),
  );
  return places.has(text) || COMPASS.has(text) || people.test(text);
}
