import { expect, test } from 'vitest';
import { changeOf, formOf, NEW_ENTITY, newEntityOf } from '../src/features/entities/entity-form-values.ts';
import { anEntity } from './builders.ts';

test('only the fields of the chosen type are sent', () => {
  const form = {
    ...NEW_ENTITY,
    name: 'Nordhavn',
    country: 'Denmark',
    birthDate: '1990',
    founded: '1998',
    industry: '',
  };
  expect(newEntityOf({ ...form, type: 'company' }).additionalInfo).toEqual({ founded: '1998' });
  expect(newEntityOf({ ...form, type: 'person' }).additionalInfo).toEqual({ birthDate: '1990' });
  expect(newEntityOf({ ...form, type: 'country' }).additionalInfo).toBeUndefined();
});

test('an edit that changes nothing sends nothing', () => {
  const entity = anEntity({ isPep: true, riskScore: 55, flags: { sanctionLists: [], reasons: ['Listed as PEP'] } });
  expect(changeOf(entity, formOf(entity), formOf(entity))).toEqual({ change: {}, read: {} });
});

test('an edit sends what differs and what was read; an empty field as null', () => {
  const info = { birthDate: '1968', position: 'Minister', founded: null, industry: null };
  const entity = anEntity({ additionalInfo: info });
  expect(changeOf(entity, formOf(entity), { ...formOf(entity), country: 'Malta', position: '' })).toEqual({
    change: { country: 'Malta', additionalInfo: { position: null } },
    read: { country: entity.country, additionalInfo: { position: 'Minister' } },
  });
});

test('a changed check box adds or removes its list and its reason, and leaves the others', () => {
  const flags = { sanctionLists: ['EU', 'OFAC'], reasons: ['Confirmed match', 'Sanctions list'] };
  const entity = anEntity({ isSanctioned: true, flags });
  expect(changeOf(entity, formOf(entity), { ...formOf(entity), isSanctioned: false, isPep: true }).change).toEqual({
    isSanctioned: false,
    isPep: true,
    flags: { sanctionLists: ['EU'], reasons: ['Confirmed match', 'Political connections'] },
  });
});

test('a check box changes only its own reason among the current ones', () => {
  const began = formOf(anEntity());
  const flags = { sanctionLists: ['OFAC'], reasons: ['Sanctions list'] };
  const now = anEntity({ isSanctioned: true, flags });
  expect(changeOf(now, began, { ...began, isPep: true }).change).toEqual({
    isPep: true,
    flags: { sanctionLists: ['OFAC'], reasons: ['Sanctions list', 'Political connections'] },
  });
});
