import { Button } from '@tamis/ui/button';
import { IconButton } from '@tamis/ui/icon-button';
import { Kbd } from '@tamis/ui/kbd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Layers from 'lucide-react/icons/layers';
import { countText, numberText } from '../shared/counts.ts';
import { useMedia } from '../shared/use-media.ts';
import type { Queue } from './use-queue.ts';

/** The place of the open match in the queue, steps to its neighbours, and a selection of those that are often decided with it. */
export function MatchSteps({ queue }: { queue: Queue }) {
  const { alike, selection, place, left, previous, next } = queue;
  const isWide = useMedia('(min-width: 1280px)');
  const select = `Select ${countText(alike.length, 'similar hit', 'similar hits')}`;
  const selectAlike = () => selection.add(alike);
  return (
    <div className="flex items-center gap-2 text-13 text-muted tabular xl:ms-2">
      {alike.length > 1 &&
        selection.chosen.length === 0 &&
        (isWide ? (
          <Button size="sm" variant="ghost" icon={<Layers aria-hidden />} onPress={selectAlike}>
            {select} <Kbd>L</Kbd>
          </Button>
        ) : (
          <IconButton
            variant="outline"
            aria-label={select}
            icon={<Layers aria-hidden />}
            onPress={selectAlike}
            className="max-lg:hidden"
          />
        ))}
      <span className="lg:max-xl:sr-only">
        {place === undefined ? 'Not in this view' : `${numberText(place)} of ${numberText(left ?? place)}`}
      </span>
      <IconButton
        variant="outline"
        aria-label="Previous match"
        icon={<ChevronUp aria-hidden />}
        isDisabled={!previous}
        onPress={previous}
      />
      <IconButton
        variant="outline"
        aria-label="Next match"
        icon={<ChevronDown aria-hidden />}
        isDisabled={!next}
        onPress={next}
      />
    </div>
  );
}
