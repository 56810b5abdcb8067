type Classes = string | readonly string[];
type Variants = Record<string, Record<string, Classes>>;

/** The key of a choice; a boolean variant has the keys 'true' and 'false', or one of them. */
type Choice<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options & (string | number);
type Choices<V extends Variants> = { [Name in keyof V]?: Choice<V[Name]> };

interface Styles<V extends Variants> {
  base?: Classes;
  variants?: V;
  /** Classes for combinations of choices. */
  compoundVariants?: readonly (Choices<V> & { class: string })[];
  defaultVariants?: Choices<V>;
}

type Props<V extends Variants> = Choices<V> & { className?: string };

/** The choices of a `variants` function, as component props. */
export type VariantProps<S extends (props: never) => string> = Omit<NonNullable<Parameters<S>[0]>, 'className'>;

/**
 * The class names of a component by its choices: `const badge = variants({ base, variants: { tone: … } })`, then
 * `badge({ tone: 'high', className })`. A choice that is not given falls back to `defaultVariants`, or adds nothing.
 */
export function variants<const V extends Variants>(styles: Styles<V>) {
  const { base = '', variants: all, compoundVariants = [], defaultVariants } = styles;
  return (props?: Props<V>): string => {
    const chosen = (name: keyof V) => props?.[name] ?? defaultVariants?.[name];
    const single = Object.entries(all ?? {}).map(([name, options]) => options[String(chosen(name))]);
    const together = compoundVariants
      .filter((compound) => Object.keys(compound).every((name) => name === 'class' || compound[name] === chosen(name)))
      .map((compound) => compound.class);
    return [base, ...single, ...together, props?.className].flat().filter(Boolean).join(' ');
  };
}
