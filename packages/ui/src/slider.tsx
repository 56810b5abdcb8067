import { type ReactNode, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as RACSlider,
  SliderOutput,
  type SliderProps as RACSliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { focusRing } from './focus-ring.ts';

interface SliderProps extends Omit<RACSliderProps<number>, 'className' | 'children'> {
  label: string;
  description?: ReactNode;
  /** The displayed value: '65 %'. */
  valueText?: (value: number) => string;
  /** A value to mark on the track, such as the one in force. */
  mark?: number;
}

/** One number on a track, set by pointer or arrow keys; Page Up and Page Down take larger steps. */
export function Slider({ label, description, valueText = String, mark, ...props }: SliderProps) {
  const hint = useId();
  return (
    <RACSlider {...props} className="grid min-w-0 grid-cols-[1fr_auto] gap-x-4 text-13">
      <Label className="font-medium">{label}</Label>
      <SliderOutput className="font-semibold tabular">{({ state }) => valueText(state.getThumbValue(0))}</SliderOutput>
      <SliderTrack className="relative col-span-full mx-2 h-7 cursor-pointer disabled:cursor-default pointer-coarse:h-10">
        {({ state }) => (
          <>
            <span className="absolute -inset-x-2 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-bar bg-neutral-bg">
              <span
                className="absolute inset-y-0 start-0 bg-accent"
                style={{
                  width: `calc(${state.getThumbPercent(0) * 100}% + 8px * ${1 - 2 * state.getThumbPercent(0)})`,
                }}
              />
            </span>
            {mark !== undefined && (
              <span
                className="picture absolute top-1/2 h-3 w-0.5 -translate-x-1/2 -translate-y-1/2 bg-text rtl:translate-x-1/2"
                style={{ insetInlineStart: `${state.getValuePercent(mark) * 100}%` }}
              />
            )}
            <SliderThumb
              aria-describedby={description ? hint : undefined}
              className={`${focusRing} top-1/2 size-4 rounded-full border-[5px] border-accent bg-surface disabled:border-border-strong pointer-coarse:size-5`}
            />
          </>
        )}
      </SliderTrack>
      {description && (
        <p id={hint} className="col-span-full text-muted">
          {description}
        </p>
      )}
    </RACSlider>
  );
}
