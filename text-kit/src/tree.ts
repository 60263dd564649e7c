/** A text for each name of a closed set. */
export type Texts<Name extends string> = { readonly [N in Name]: string };

/** What is asked of a table's option: its name, what it changes, and its values. */
export type OptionTexts<Options> = {
  readonly [K in keyof Options]: {
    readonly label: string;
    readonly hint: string;
    readonly values: Texts<Options[K] extends boolean ? 'on' | 'off' : Options[K] & string>;
  };
};

/** The same tree in another language. */
export type Translation<Tree> = { readonly [K in keyof Tree]: Tree[K] extends string ? string : Translation<Tree[K]> };

/** The dotted names of all messages in a tree. */
export type KeyOf<Tree> = {
  [K in keyof Tree & string]: Tree[K] extends string ? K : `${K}.${KeyOf<Tree[K]>}`;
}[keyof Tree & string];
