/** Goes up with every change after which a client could misunderstand the engine. */
export const PROTOCOL = 1;
