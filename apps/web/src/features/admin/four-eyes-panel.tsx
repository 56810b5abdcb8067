import { FOUR_EYES_TEXTS } from '@tamis/api/settings/schema';
import { Badge } from '@tamis/ui/badge';
import { Button } from '@tamis/ui/button';
import { DateText } from '@tamis/ui/date-text';
import { Panel } from '@tamis/ui/panel';
import { Skeleton, SkeletonText } from '@tamis/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { LoadError, ReloadError } from '../shared/load-error.tsx';
import { useDialog } from '../shared/use-dialog.ts';
import { FourEyesDialog } from './four-eyes-dialog.tsx';

/** The risk band from which a second person approves decisions on matches. */
export function FourEyesPanel() {
  const fourEyes = trpc.settings.fourEyes.useQuery();
  const [isOpen, setOpen] = useDialog('four-eyes');
  if (fourEyes.isLoadingError) {
    return (
      <Panel title="Four-Eyes Approval">
        <LoadError
          title="The setting could not be loaded"
          error={fourEyes.error}
          onRetry={() => void fourEyes.refetch()}
        />
      </Panel>
    );
  }
  const { data } = fourEyes;
  const isOn = data !== undefined && data.from !== 'off';
  const mayChange = isOn || data?.obstacle === null;
  return (
    <Panel
      title="Four-Eyes Approval"
      meta={data && <Badge tone={isOn ? 'info' : 'neutral'}>{FOUR_EYES_TEXTS[data.from]}</Badge>}
      padded
    >
      <ReloadError query={fourEyes} />
      <p className="text-13 text-muted">
        From the chosen risk band upwards, a decision on a match is a proposal until a second person has approved it.
        Nobody can approve their own.
      </p>
      {data ? (
        <>
          {data.obstacle !== null && (
            <p className="mt-3 text-13">
              <b className="font-medium">{isOn ? 'Not safe as it is.' : 'Cannot be switched on now.'}</b>{' '}
              {data.obstacle}
            </p>
          )}
          {data.changed && (
            <p className="mt-3 text-13 wrap-anywhere text-muted">
              Changed by {data.changed.by} on <DateText value={data.changed.at} />: {data.changed.reason}
            </p>
          )}
          <Button className="mt-4" isDisabled={!mayChange} onPress={() => setOpen(true)}>
            Change approval
          </Button>
          <FourEyesDialog current={data} isOpen={isOpen && mayChange} onOpenChange={setOpen} />
        </>
      ) : (
        <div aria-busy className="mt-3 grid gap-4">
          <SkeletonText lines={3} />
          <Skeleton kind="block" width={134} height={32} />
        </div>
      )}
    </Panel>
  );
}
