/** The supported formats. */
import { eu11 } from './eu-1-1.ts';
import { euCsv } from './eu-csv.ts';
import { everyPolitician } from './every-politician.ts';
import { followTheMoney } from './follow-the-money.ts';
import { ofacAdvanced } from './ofac-advanced.ts';
import { ofacCsv } from './ofac-csv.ts';
import { ofacSdn } from './ofac-sdn.ts';
import { openSanctionsCsv } from './open-sanctions-csv.ts';
import { ownList } from './own-list.ts';
import { seco } from './seco.ts';
import { ukCsv } from './uk-csv.ts';
import { ukSanctionsList } from './uk-sanctions-list.ts';
import { unConsolidated } from './un-consolidated.ts';
import { usCongress, usExecutive } from './us-officials.ts';
import { worldBank } from './world-bank.ts';
import type { TableFormat, ValueFormat, XmlFormat } from './list-format.ts';

export const xmlFormats: readonly XmlFormat[] = [ofacSdn, ofacAdvanced, eu11, ukSanctionsList, unConsolidated, seco];
/** Ordered: the first format that recognises a table reads it. */
export const tableFormats: readonly TableFormat[] = [ukCsv, euCsv, ofacCsv, openSanctionsCsv, everyPolitician, ownList];
/** Ordered: the first format that recognises a value reads it, since a president may have been in Congress. */
export const valueFormats: readonly ValueFormat[] = [worldBank, followTheMoney, usExecutive, usCongress];

/** The format with this root element and namespace; undefined if there is none. */
export function xmlFormatOf(root: string, namespace: string): XmlFormat | undefined {
  return xmlFormats.find((format) => format.root === root && format.namespaces.includes(namespace));
}
