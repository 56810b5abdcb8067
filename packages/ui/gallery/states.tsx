import CloudOff from 'lucide-react/icons/cloud-off';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import UsersRound from 'lucide-react/icons/users-round';
import { Banner } from '../src/banner.tsx';
import { Button } from '../src/button.tsx';
import { Accordion, Disclosure } from '../src/disclosure.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { Fact, Facts } from '../src/facts.tsx';
import { BackLink } from '../src/link.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { Panel } from '../src/panel.tsx';
import { Spinner } from '../src/spinner.tsx';
import { Section } from './section.tsx';

export function States() {
  return (
    <>
      <Section title="Empty states" span={12}>
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          <Panel>
            <EmptyState
              level={3}
              icon={<UsersRound />}
              title="No entities yet"
              actions={
                <>
                  <Button variant="primary">Add Entity</Button>
                  <Button>Bulk Upload</Button>
                </>
              }
            >
              Add one by hand or upload a file. Each is screened as it arrives.
            </EmptyState>
          </Panel>
          <Panel>
            <EmptyState
              level={3}
              icon={<SearchX />}
              title="No High Risk entities found."
              actions={<Button>Clear filters</Button>}
            >
              Two filters are active.
            </EmptyState>
          </Panel>
          <Panel>
            <EmptyState
              level={3}
              icon={<CloudOff />}
              title="Error loading dashboard data"
              actions={<Button>Retry</Button>}
            >
              500: database is locked
            </EmptyState>
          </Panel>
          <Panel>
            <EmptyState level={3} icon={<Lock />} title="Access Denied" actions={<Button>Go now</Button>}>
              You need administrator privileges to access this page.
            </EmptyState>
          </Panel>
        </div>
      </Section>
      <Section title="Page header, facts" span={8}>
        <PageHeader
          back={<BackLink href="#entities">Back to Entities</BackLink>}
          title="Rustam Idrisovich Halvani"
          lead="On 2 sanctions lists, 1 match waiting for a decision."
          meta={<span>First seen Nov 11, 2025</span>}
          actions={<Button>View Report</Button>}
        />
        <Panel
          title="Identity"
          actions={
            <Button variant="ghost" size="sm">
              Edit
            </Button>
          }
          padded
        >
          <Facts columns={3}>
            <Fact label="Type" source="Declared">
              Person
            </Fact>
            <Fact label="Country" source="Declared, OFAC, EU">
              Uzbekistan
            </Fact>
            <Fact label="Place of birth" />
          </Facts>
        </Panel>
      </Section>
      <Section title="Banners, disclosure">
        <Banner tone="warning" title="Upload completed with issues">
          Imported 6,209 entities with 5 errors
        </Banner>
        <Banner tone="error" title="Upload Failed" action={<Button size="sm">Retry</Button>}>
          There was an error uploading your file.
        </Banner>
        <Panel>
          <Accordion defaultExpandedKeys={['types']}>
            <Disclosure title="Alert types" count={5} id="types">
              Adverse media, risk level change, sanctions update, case update, system.
            </Disclosure>
            <Disclosure title="Managing alerts">Mark them as read.</Disclosure>
          </Accordion>
        </Panel>
        <Panel title="Cases" count={2} padded>
          <Spinner label="Loading" />
        </Panel>
      </Section>
    </>
  );
}
