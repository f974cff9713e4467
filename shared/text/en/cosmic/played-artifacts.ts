import { playedArtifactMessages } from '../../cosmic-entry.ts';
import { artifacts } from './board/artifacts.ts';

export const playedArtifacts: Record<string, string> = playedArtifactMessages(artifacts);
