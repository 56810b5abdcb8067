/** Why a file is not taken as a list, in one sentence for the person who gave it. The list in force stays. */
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

/** Of a file that ends in its first lines: what there is of it may be too little to tell what it is. */
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
