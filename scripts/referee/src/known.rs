//! What is known of positions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// What is known of the positions met so far. It is asked at every option, so its hash is a quick one; no
/// position comes from a stranger who wants them to collide.
pub type Known<P, V> = HashMap<P, V, BuildHasherDefault<Quick>>;

/// Each word is mixed in by a product, whose upper half falls on its lower one.
#[derive(Default)]
pub struct Quick(u64);

impl Quick {
    fn add(&mut self, word: u64) {
        // 2⁶⁴ / φ, odd.
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
