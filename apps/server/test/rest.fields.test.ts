import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApp, startTestApp } from './test-app.ts';

type Fields = Record<string, unknown>;

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.client('admin');
});

const rows = async (path: string) => (await (await admin.get(path)).json()) as Fields[];
const one = async (path: string) => (await (await admin.get(path)).json()) as Fields;
const idOf = async (type: string) => (await rows('/api/entities')).find((entity) => entity['type'] === type)?.['id'];

const infoOf = async (type: string) =>
  Object.keys((await one(`/api/entities/${String(await idOf(type))}`))['additionalInfo'] as object);

const upload = (text: string) => {
  const body = new FormData();
  body.set('file', new File([text], 'customers.csv', { type: 'text/csv' }));
  return admin.send('POST', '/api/entities/upload-csv', { body });
};

/** The first article of the first entity that has one. */
async function anArticle(): Promise<Fields> {
  for (const { id } of await rows('/api/entities')) {
    const [item] = await rows(`/api/entities/${String(id)}/media`);
    if (item) return item;
  }
  throw new Error('The demo has no article');
}

describe('section 3: each has the fields of the specification', () => {
  test('User: id, username, fullName, role, createdAt; never the password', async () => {
    const user = await one('/api/user');
    expect(user).toMatchObject({ id: 1, username: 'admin', role: 'admin' });
    expect(Object.keys(user)).toEqual(expect.arrayContaining(['id', 'username', 'fullName', 'role', 'createdAt']));
    expect(JSON.stringify(user)).not.toMatch(/password|hash/iu);
    for (const { role } of await rows('/api/users')) expect(['admin', 'analyst', 'viewer']).toContain(role);
  });

  test('Entity: id, name, type, country, isPep, isSanctioned, riskScore, createdAt, flags, additionalInfo', async () => {
    for (const entity of await rows('/api/entities')) {
      expect(entity).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          name: expect.any(String),
          type: expect.stringMatching(/^(?:person|company|country)$/u),
          country: expect.any(String),
          isPep: expect.any(Boolean),
          isSanctioned: expect.any(Boolean),
          riskScore: expect.any(Number),
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
          flags: { sanctionLists: expect.any(Array), reasons: expect.any(Array) },
        }),
      );
      expect(entity['riskScore']).toBeGreaterThanOrEqual(0);
      expect(entity['riskScore']).toBeLessThanOrEqual(100);
    }
    expect(await infoOf('person')).toEqual(expect.arrayContaining(['birthDate', 'position']));
    expect(await infoOf('company')).toEqual(expect.arrayContaining(['founded', 'industry']));
  });

  test('Adverse media item: id, title, content, aiSummary, source, publishedAt, url, riskLevel; the article adds fullContent', async () => {
    const item = await anArticle();
    const fields = ['id', 'title', 'content', 'aiSummary', 'source', 'publishedAt', 'url', 'riskLevel'];
    expect(Object.keys(item)).toEqual(expect.arrayContaining(fields));
    expect(['high', 'medium', 'low']).toContain(item['riskLevel']);
    const article = await one(`/api/adverse-media/${String(item['id'])}/full`);
    expect(Object.keys(article)).toEqual(expect.arrayContaining([...fields.slice(1), 'fullContent']));
  });

  test('Adverse media: fullContent is the HTML of an article that came with it', async () => {
    const [entity] = await rows('/api/entities');
    const given = { title: 'Bribes at the port', source: 'Ledger', publishedAt: '2025-11-20T00:00:00Z' };
    const fullContent = '<p>The <strong>port</strong> paid.</p>';
    const articles = [{ ...given, content: 'The port paid.', fullContent, entityIds: [entity?.['id']] }];
    const answer = await admin.send('POST', '/api/adverse-media/import', { json: { articles } });
    expect(answer.status).toBe(200);
    const media = await rows(`/api/entities/${String(entity?.['id'])}/media`);
    const item = media.find(({ title }) => title === given.title);
    expect((await one(`/api/adverse-media/${String(item?.['id'])}/full`))['fullContent']).toBe(fullContent);
  });

  test('Alert: id, entityId, entity with name, alertType, severity, content, isRead, createdAt', async () => {
    const alerts = await rows('/api/alerts');
    expect(alerts.length).toBeGreaterThan(0);
    for (const alert of alerts) {
      expect(alert).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          entityId: expect.any(Number),
          entity: expect.objectContaining({ name: expect.any(String) }),
          alertType: expect.stringMatching(/^(?:sanction|adverse_media|risk_score_change)$/u),
          severity: expect.stringMatching(/^(?:high|medium|low)$/u),
          content: expect.any(String),
          isRead: expect.any(Boolean),
          createdAt: expect.any(String),
        }),
      );
    }
  });

  test('Case: id, entityId, title, description, status, priority, assignedTo, createdAt', async () => {
    const cases = await rows('/api/cases');
    expect(cases.length).toBeGreaterThan(0);
    for (const file of cases) {
      expect(file).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          entityId: expect.any(Number),
          title: expect.any(String),
          description: expect.any(String),
          status: expect.stringMatching(/^(?:open|in_progress|escalated|resolved)$/u),
          priority: expect.stringMatching(/^(?:low|medium|high)$/u),
          createdAt: expect.any(String),
        }),
      );
      expect([null, 'number']).toContain(file['assignedTo'] === null ? null : typeof file['assignedTo']);
    }
  });

  test('Risk assessment: summary and scores of sanctionsRisk, politicalExposure, adverseMedia, countryRisk', async () => {
    const assessment = await one(`/api/entities/${String(await idOf('person'))}/risk-assessment`);
    expect(assessment).toMatchObject({
      summary: expect.any(String),
      scores: {
        sanctionsRisk: expect.any(Number),
        politicalExposure: expect.any(Number),
        adverseMedia: expect.any(Number),
        countryRisk: expect.any(Number),
      },
    });
    for (const score of Object.values(assessment['scores'] as Record<string, number>)) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  test('Dashboard data: stats, highRiskEntities, adverseMedia, caseActivities with entity and user', async () => {
    const dashboard = await one('/api/dashboard');
    expect(Object.keys(dashboard)).toEqual(
      expect.arrayContaining(['stats', 'highRiskEntities', 'adverseMedia', 'caseActivities']),
    );
    expect(dashboard['stats']).toEqual({
      totalEntities: expect.any(Number),
      highRiskAlerts: expect.any(Number),
      activeCases: expect.any(Number),
      completedReports: expect.any(Number),
    });
    for (const { riskScore } of dashboard['highRiskEntities'] as { riskScore: number }[])
      expect(riskScore).toBeGreaterThanOrEqual(70);
    const activities = dashboard['caseActivities'] as Fields[];
    expect(activities.length).toBeGreaterThan(0);
    for (const activity of activities) {
      expect(activity).toEqual(
        expect.objectContaining({
          id: expect.any(Number),
          activityType: expect.stringMatching(/^(?:status_change|comment|assignment_change|other)$/u),
          content: expect.any(String),
          createdAt: expect.any(String),
          entity: expect.objectContaining({ id: expect.any(Number), name: expect.any(String) }),
          user: expect.objectContaining({ fullName: expect.any(String) }),
        }),
      );
    }
  });

  test('CSV upload result: success, error, errors of row and message; a failure has its message', async () => {
    const answer = await (await upload('name,type,country\nSigne Almqvist,person,Sweden\nx,person,Sweden\n')).json();
    expect(answer).toMatchObject({
      success: 1,
      error: 1,
      errors: [{ row: 3, message: 'Name must be at least 2 characters' }],
    });
    const refused = await upload('');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(/\w+.*\./u)]);
  });
});

describe('section 7: the answers', () => {
  test('login and registration return the user, including fullName', async () => {
    const nobody = await app.client('anonymous');
    const registered = await nobody.send('POST', '/api/register', {
      json: { username: 'noor', fullName: 'Noor Aziz', password: 'secret1', role: 'analyst' },
    });
    expect(await registered.json()).toMatchObject({ username: 'noor', fullName: 'Noor Aziz', role: 'analyst' });
    const login = await nobody.send('POST', '/api/login', { json: { username: 'noor', password: 'secret1' } });
    expect(await login.json()).toMatchObject({ username: 'noor', fullName: 'Noor Aziz' });
  });

  test('the role of a registration is viewer when none is given', async () => {
    const nobody = await app.client('anonymous');
    const account = { username: 'plain', fullName: 'Plain Reader', password: 'secret1' };
    const registered = await nobody.send('POST', '/api/register', { json: account });
    expect(await registered.json()).toMatchObject({ role: 'viewer' });
  });

  test('an alert that was read says isRead, to this reader alone', async () => {
    const alert = (await rows('/api/alerts')).find(({ isRead }) => isRead === false);
    expect((await admin.send('POST', `/api/alerts/${String(alert?.['id'])}/read`)).status).toBe(200);
    const readBy = async (client: Client) =>
      ((await (await client.get('/api/alerts')).json()) as Fields[]).find(({ id }) => id === alert?.['id'])?.['isRead'];
    expect(await readBy(admin)).toBe(true);
    expect(await readBy(await app.client('viewer'))).toBe(false);
  });

  test('PUT of a case changes it; a case is assigned to a user id or to nobody', async () => {
    const entityId = await idOf('company');
    const created = await admin.send('POST', '/api/cases', {
      json: { entityId, title: 'Yearly review', description: 'The yearly review is due.' },
    });
    const file = (await created.json()) as Fields;
    expect(file).toMatchObject({ status: 'open', priority: 'medium', assignedTo: null });
    const change = (json: Fields) => admin.send('PUT', `/api/cases/${String(file['id'])}`, { json });
    for (const status of ['in_progress', 'escalated', 'resolved', 'open'])
      expect(await (await change({ status, assignedTo: 2 })).json()).toMatchObject({ status, assignedTo: 2 });
    expect(await (await change({ assignedTo: null })).json()).toMatchObject({ assignedTo: null });
  });
});
