export interface Search {
  readonly words: string;
  /** One kind of rule, or all with ''. */
  readonly kind: string;
}
