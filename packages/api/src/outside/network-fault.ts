import { PrivateAddress } from './public-address.ts';

/** What the network did: a private address that was refused, or else the fault's code, or its words where it has none. */
export function networkFault(error: unknown): PrivateAddress | string {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  const refused = causes.find((cause) => cause instanceof PrivateAddress);
  if (refused) return refused;
  const code = causes
    .map((cause) => (cause as { code?: unknown } | undefined)?.code)
    .find((one) => typeof one === 'string');
  return code ?? (error instanceof Error ? error.message : String(error));
}
