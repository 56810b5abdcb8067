import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { initials } from '../src/avatar.tsx';
import { Gauge } from '../src/gauge.tsx';
import { PepBadge } from '../src/pep-badge.tsx';
import { RiskBadge } from '../src/risk-badge.tsx';
import { SeverityBadge } from '../src/severity-badge.tsx';
import { PriorityBadge, StatusBadge } from '../src/status-badge.tsx';
import { VerdictBadge } from '../src/verdict-badge.tsx';

describe('risk bands', () => {
  test.each([
    [100, 'High Risk'],
    [70, 'High Risk'],
    [69, 'Medium Risk'],
    [40, 'Medium Risk'],
    [39, 'Low Risk'],
    [0, 'Low Risk'],
  ])('%i is %s', (score, text) => {
    render(<RiskBadge score={score} />);
    expect(screen.getByText(text).querySelector('svg')).not.toBeNull();
  });

  test('a badge without a score or a level is empty', () => {
    expect(render(<RiskBadge score={null} />).container.textContent).toBe('');
  });
});

test('severities have short labels', () => {
  render(<SeverityBadge severity="high" />);
  expect(screen.getByText('High')).not.toBeNull();
});

test('a PEP badge is yellow when isPep is true, red otherwise', () => {
  render(
    <>
      <PepBadge label="PEP" isPep />
      <PepBadge label="Sanctioned" isPep={false} />
    </>,
  );
  expect(screen.getByText('PEP').className).toContain('bg-pep-bg');
  expect(screen.getByText('Sanctioned').className).toContain('bg-high-bg');
});

test('status, priority and verdict are shown as words', () => {
  const { container } = render(
    <>
      <StatusBadge status="in_progress" />
      <PriorityBadge priority="low" />
      <VerdictBadge verdict="differs" />
    </>,
  );
  expect([...container.children].map((badge) => badge.textContent)).toEqual(['In Progress', 'Low Priority', 'Differs']);
});

test.each([
  [78, '78, High Risk'],
  [40, '40, Medium Risk'],
  [0, '0, Low Risk'],
])('the gauge reads %i as %s', (score, text) => {
  render(<Gauge score={score} />);
  expect(screen.getByRole('img', { name: text })).not.toBeNull();
});

test.each([
  ['Ines Valcourt', 'IV'],
  ['María del Carmen Ruiz', 'MD'],
  ['madonna', 'M'],
  ['  周敏远 ', '周'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
