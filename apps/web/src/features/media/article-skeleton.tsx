import { Skeleton, SkeletonText } from '@tamis/ui/skeleton';

export function ArticleSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <output className="sr-only">Loading article</output>
      <div className="grid gap-3">
        <Skeleton kind="block" width="88%" height={28} />
        <Skeleton kind="block" width="52%" height={28} />
      </div>
      <Skeleton width={220} />
      <SkeletonText lines={4} />
      <SkeletonText lines={5} />
    </div>
  );
}
