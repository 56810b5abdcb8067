import { Button } from '@tamis/ui/button';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';

/** Goes back, or to the dashboard if the URL was opened directly. */
export function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }));
  return (
    <Button icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />} onPress={goBack}>
      Back
    </Button>
  );
}
