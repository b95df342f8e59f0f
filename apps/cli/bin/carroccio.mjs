#!/usr/bin/env node
import { bootstrap } from '../../../scripts/bootstrap.mjs';

await bootstrap();
await import('../bundle/main.js');
