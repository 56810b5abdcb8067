import FolderOpen from 'lucide-react/icons/folder-open';
import Gauge from 'lucide-react/icons/gauge';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Newspaper from 'lucide-react/icons/newspaper';
import Radar from 'lucide-react/icons/radar';
import { NameComparison } from './name-comparison.tsx';

const FEATURES = [
  { icon: Radar, text: 'Global sanctions monitoring' },
  { icon: Landmark, text: 'PEP screening and verification' },
  { icon: Gauge, text: 'AI-powered risk scoring' },
  { icon: Newspaper, text: 'Adverse media monitoring' },
  { icon: FolderOpen, text: 'Case management system' },
  { icon: Languages, text: 'Names in any script' },
];

/** The features of the platform, beside the form if there is room, otherwise below it. */
export function MarketingPanel() {
  return (
    <aside
      aria-label="About Tamis"
      // Stays in place beside a form that is taller than the screen.
      className="flex flex-col justify-center border-t px-5 py-10 min-[901px]:sticky min-[901px]:top-0 min-[901px]:min-h-dvh min-[901px]:self-start min-[901px]:border-t-0 min-[901px]:px-12 xl:px-[72px]"
    >
      <div className="mx-auto w-full max-w-[680px]">
        <h2 className="max-w-[18em] text-24 font-semibold text-balance min-[901px]:text-32">
          Know who you deal with, and be able to show that you looked.
        </h2>
        <NameComparison />
        <ul className="grid gap-x-8 gap-y-3.5 sm:grid-cols-2">
          {FEATURES.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-2.5">
              <Icon aria-hidden size={18} className="text-muted" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
