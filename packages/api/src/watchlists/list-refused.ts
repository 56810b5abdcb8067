/** Why a file is not accepted as a list, in one sentence for the person who supplied it. The list in force stays. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether an import ended because a person has rejected this very file: its sentence names them. */
export const isRejected = ({ cause }: Error): boolean => cause instanceof ListRefused && cause.code === 'rejected';

/** For a file that ends in its first lines: they may be too little to recognise it. */
export const orCutShort = (sentence: string): string => `${sentence} If it should be a list, it is cut short.`;

export type RefusalCode =
  | 'empty'
  | 'truncated'
  | 'not-xml'
  | 'malformed'
  | 'doctype'
  | 'encoding'
  | 'other-format'
  | 'other-list'
  | 'damaged-gzip'
  | 'damaged-zip'
  | 'too-large'
  | 'too-deep'
  | 'no-records'
  | 'count-differs'
  | 'rejected';
